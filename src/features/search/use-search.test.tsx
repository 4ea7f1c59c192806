import { act, renderHook } from '@testing-library/react'
import { navigate } from 'gatsby'
import { usualSearch, withValues } from './search-state'
import { useSearch } from './use-search'

const at = (search: string) => ({ pathname: '/en/search-by-course', search })
const inLondon = withValues(usualSearch, 'city', ['london'])
const inOxford = withValues(usualSearch, 'city', ['oxford'])

const open = () => renderHook(({ search }) => useSearch(at(search)), { initialProps: { search: '' } })

beforeEach(() => void jest.mocked(navigate).mockReset())

describe('the search that the address bar holds', () => {
  it('given two quick steps, when the address follows the first, then the second stands', () => {
    const { result, rerender } = open()
    act(() => result.current.go(inLondon))
    act(() => result.current.go(inOxford))
    rerender({ search: '?city=london' })
    expect(result.current.state).toEqual(inOxford)
    rerender({ search: '?city=oxford' })
    expect(result.current.state).toEqual(inOxford)
  })
  it('given two steps that have arrived, when Back leads to the first, then the first is shown', () => {
    const { result, rerender } = open()
    act(() => result.current.go(inLondon))
    act(() => result.current.go(inOxford))
    rerender({ search: '?city=oxford' })
    rerender({ search: '?city=london' })
    expect(result.current.state).toEqual(inLondon)
  })
  it('given a step on its way, when Enter asks for the same once more, then it is no step of its own', () => {
    const { result } = open()
    act(() => result.current.go(inLondon))
    act(() => result.current.go(inLondon))
    expect(jest.mocked(navigate)).toHaveBeenNthCalledWith(1, expect.anything(), {})
    expect(jest.mocked(navigate)).toHaveBeenNthCalledWith(2, expect.anything(), { replace: true })
  })
})

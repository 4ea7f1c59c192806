import { act, screen } from '@testing-library/react'
import { renderPage } from '../../testing/render-page'
import { FilterValues } from './filter-values'

const values = [
  { value: 'en', name: 'en', count: 5, chosen: true },
  { value: 'fr', name: 'fr', count: 2, chosen: false },
]

/** What app/sleep does with a box that was ticked while the page slept: React hears it as ticked now. */
const tickAgain = (box: HTMLInputElement) =>
  act(() => {
    box.checked = false
    box.click()
  })

describe('given a search whose address has English on', () => {
  it.each([
    ['English', 'en', []],
    ['French', 'fr', ['fr']],
  ])('when %s was ticked before the page knew, then it is on', (_name, value, toggled) => {
    const onToggle = jest.fn()
    renderPage(<FilterValues values={values} chosen={['en']} nameOf={(one) => one} onToggle={onToggle} />, 'en')
    tickAgain(screen.getByRole('checkbox', { name: new RegExp(value) }))
    expect(onToggle.mock.calls.flat()).toEqual(toggled)
  })
})

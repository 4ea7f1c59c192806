import { asMeant } from './as-meant'
import { readSearch } from './search-state'

const read = (text: string) => readSearch(new URLSearchParams(text))
const city = (...values: [value: string, chosen: boolean][]) => ({
  city: values.map(([value, chosen]) => ({ value, chosen, name: value, count: 1 })),
})

describe('given filters in an address and what the server understood', () => {
  it('when a city is written in Arabic then it becomes the value of the list, and the page stays', () => {
    const state = read('city=لندن&page=2')
    expect(asMeant(state, city(['london', true], ['oxford', false]))).toEqual(read('city=london&page=2'))
  })
  it('when all is as the list has it, in whatever order, then nothing changes', () => {
    expect(asMeant(read('city=oxford,london'), city(['london', true], ['oxford', true]))).toBeNull()
  })
  it('when a value means nothing then it stays', () => {
    expect(asMeant(read('city=atlantis'), city(['atlantis', true], ['oxford', false]))).toBeNull()
    expect(asMeant(read('city=atlantis'), {})).toBeNull()
  })
})

import { remembered } from './remembered'

test('given the same text again, then it is not made again; given more than may be kept, then all are forgotten', () => {
  const made: string[] = []
  const upper = remembered(2, (text) => {
    made.push(text)
    return text.toUpperCase()
  })
  expect(['a', 'a', 'b', 'a', ''].map(upper)).toEqual(['A', 'A', 'B', 'A', ''])
  expect(made).toEqual(['a', 'b', ''])
  expect(['', 'b'].map(upper)).toEqual(['', 'B'])
  expect(made).toEqual(['a', 'b', '', 'b'])
})

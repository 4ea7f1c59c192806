import { clip } from './clip'

describe('given a text that is too long', () => {
  it('then it ends with a whole word', () => {
    expect(clip('Lessons, dates, accommodation and prices', 20)).toBe('Lessons, dates…')
  })
  it('then a word longer than the room is cut', () => {
    expect(clip('abcdefghijklmnop', 8)).toBe('abcdefg…')
  })
  it('then line breaks are spaces', () => {
    expect(clip('one\n two', 20)).toBe('one two')
  })
})

import { firstPictures } from './pictures-field'

const picture = (src: string) => ({
  src,
  width: 480,
  height: 320,
  widths: [480],
  blur: '',
  colour: '#000000',
  alt: { en: src, ar: src },
})
const pictures = ['a', 'b', 'c'].map(picture)

describe('the photographs in a page’s data', () => {
  it.each([
    [1, ['a']],
    [2, ['a', 'b']],
    [5, ['a', 'b', 'c']],
  ])('given a page with room for %i, then they are the editors’ first ones', (most, sources) => {
    expect(firstPictures({ pictures }, { most })?.map(({ src }) => src)).toEqual(sources)
  })
  it('given an entry without any, then there are none', () => {
    expect(firstPictures({}, { most: 5 })).toBeNull()
  })
})

import { shapeLetters } from './arabic-forms'

/** Code points of the forms, without their block: `fe91` … */
const forms = (text: string) => shapeLetters([...text]).map(({ form }) => form.toString(16))

describe('Arabic letters', () => {
  it('given a word, then each letter has the form its neighbours ask for', () => {
    // ب initial, ي medial, ت final
    expect(forms('بيت')).toEqual(['fe91', 'fef4', 'fe96'])
    // د joins with nothing after it: isolated ر after it
    expect(forms('دار')).toEqual(['fea9', 'fe8d', 'fead'])
    expect(forms('ب')).toEqual(['fe8f'])
  })
  it('given lam and alef, then they are one letter, joined or not', () => {
    expect(forms('لا')).toEqual(['fefb'])
    expect(forms('بلا')).toEqual(['fe91', 'fefc'])
    expect(forms('الأول').slice(0, 2)).toEqual(['fe8d', 'fef7'])
    expect(shapeLetters([...'لا'])[0]?.text).toBe('لا')
  })
  it('given vowel signs, then letters join across them and the signs stay with their letter', () => {
    const shaped = shapeLetters([...'أسبوعًا'])
    expect(shaped.map(({ form }) => form.toString(16))).toEqual(['fe83', 'feb3', 'fe92', 'feee', 'fecb', 'fe8e'])
    expect(shaped[4]).toMatchObject({ marks: ['\u064b'], text: 'ع\u064b' })
    expect(shapeLetters([...'لًا'])).toMatchObject([{ form: 0xfefb, text: 'لًا', marks: ['\u064b', ''] }])
    expect(shapeLetters([...'لَأَ'])[0]?.marks).toEqual(['\u064e', '\u064e'])
  })
  it('given tatweel, a joiner or a non-joiner, then they join or part', () => {
    expect(forms('هـ')[0]).toBe('feeb')
    expect(forms('ه\u200d')[0]).toBe('feeb')
    expect(forms('ن\u200cن')).toEqual(['fee5', '200c', 'fee5'])
  })
  it('given letters borrowed for foreign names, then they join too', () => {
    expect(forms('پاریس')).toEqual(['fb58', 'fe8e', 'fead', 'fbfe', 'feb2'])
    expect(forms('گوته')).toEqual(['fb94', 'feee', 'fe97', 'feea'])
  })
  it('given Latin beside Arabic, then no letter joins with it', () => {
    expect(forms('بA')).toEqual(['fe8f', '41'])
  })
})

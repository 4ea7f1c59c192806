import { descriptionFrom, titleWithBrand } from './page-title'

describe('given a title', () => {
  it('then the name of the shop stands behind it', () => {
    expect(titleWithBrand('معاهد اللغة', 'رحلة')).toBe('معاهد اللغة | رحلة')
  })
  it('when it says the name itself, then not twice', () => {
    expect(titleWithBrand('Rihla: language courses abroad', 'Rihla')).toBe('Rihla: language courses abroad')
  })
  it('when both are too long, then the name goes and the title stays', () => {
    const title = 'General English 20 lessons, Demo School London, London, 2027'
    expect(titleWithBrand(title, 'Rihla abroad')).toBe(title)
  })
})

describe('given the description of a page', () => {
  it('when it is too short to choose by, then the text itself goes on', () => {
    expect(descriptionFrom('Visa help', '<p>What you <b>need</b> for each country.</p>')).toBe('Visa help. What you need for each country.')
  })
  it('when it says enough, then it stands alone', () => {
    const text = 'All language schools by country and city, with courses and ratings.'
    expect(descriptionFrom(text, '<p>More</p>')).toBe(text)
  })
})

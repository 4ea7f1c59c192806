import { titleWithBrand } from './page-title'

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

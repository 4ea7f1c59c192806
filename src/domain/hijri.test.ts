import { fromHijri } from './hijri'

describe('birth dates in the Umm al-Qura calendar (design domain §7)', () => {
  it.each([
    [1404, 1, 24, '1983-10-31'],
    [1410, 1, 6, '1989-08-08'],
    [1410, 12, 18, '1990-07-11'],
  ])('given %i-%i-%i, then it is %s', (year, month, day, iso) => {
    expect(fromHijri(year, month, day)).toBe(iso)
  })

  it.each([
    [1404, 13, 1],
    [1404, 1, 31],
    [1404, 0, 1],
    [1990, 1, 1],
  ])('given the day %i-%i-%i that does not exist there, then there is none', (year, month, day) => {
    expect(fromHijri(year, month, day)).toBeNull()
  })
})

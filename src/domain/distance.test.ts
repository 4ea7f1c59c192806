import { metresBetween } from './distance'

const riyadh = { latitude: 24.7136, longitude: 46.6753 }
const london = { latitude: 51.5074, longitude: -0.1278 }

test('given one place twice, then nothing lies between', () => expect(metresBetween(riyadh, riyadh)).toBe(0))

test('given Riyadh and London, then 4,932 km within 5 km, both ways alike', () => {
  expect(Math.abs(metresBetween(riyadh, london) - 4_932_000)).toBeLessThan(15_000)
  expect(metresBetween(london, riyadh)).toBe(metresBetween(riyadh, london))
})

test('given the two sides of the date line, then the short way is meant', () => {
  expect(metresBetween({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeLessThan(112_000)
})

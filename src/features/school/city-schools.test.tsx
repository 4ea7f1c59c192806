import { screen } from '@testing-library/react'
import { renderPage } from '../../testing/render-page'
import { CitySchools } from './city-schools'

const branches = [
  { entityId: 1, latitude: 51.51, longitude: -0.12 },
  { entityId: 2, latitude: 51.5, longitude: -0.14 },
]
const far = { entityId: 3, latitude: 51.75, longitude: -0.5 }
const city = (name: string, places = branches) => ({ name, latitude: 51.5074, longitude: -0.1278, branches: places })

test('given a city in English, then its map is described whole in words', () => {
  renderPage(<CitySchools city={city('London')} />, 'en')
  screen.getByText('The dots are the 2 schools in London. The cross is the centre, the rings are 1 and 2 km away from it; north is up.')
})

test('given a city in Arabic, then so it is in Arabic', () => {
  renderPage(<CitySchools city={city('لندن')} />, 'ar')
  screen.getByText('النقطتان هما معهدا لندن. علامة الزائد هي وسط المدينة، والدائرتان حولها على بُعد 1 و2 كم منها، والشمال إلى الأعلى.')
})

test.each([
  ['en', /1 school is farther out: its mark at the edge only shows the direction/],
  ['ar', /معهد واحد أبعد من ذلك، وعلامته على الطرف/],
] as const)('given a school 37 km out, when the page is read in %s, then it is said that its mark is no distance', (locale, said) => {
  renderPage(<CitySchools city={city('London', [...branches, far])} />, locale)
  screen.getByText(said)
})

test('given both languages, then the drawing is the same: north is up, east is on the right hand', () => {
  const drawing = (locale: 'ar' | 'en') =>
    renderPage(<CitySchools city={city('London')} />, locale).container.querySelector('svg')?.innerHTML
  const english = drawing('en')
  expect(english).toContain('M22 -12h0M-34 33h0')
  expect(drawing('ar')).toBe(english)
})

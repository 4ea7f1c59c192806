import { brotliCompressSync } from 'node:zlib'
import { screen } from '@testing-library/react'
import { renderPage } from '../../testing/render-page'
import { CityGuide } from './city-guide'
import type { CoursePage } from './course-page'

const centre = { latitude: 53.3498, longitude: -6.2603 }
const places = [
  { id: 4, latitude: 53.3598, longitude: -6.2403 },
  { id: 5, latitude: 53.3398, longitude: -6.2703 },
  { id: 6, latitude: 53.3448, longitude: -6.2303 },
  { id: 7, latitude: 53.3502, longitude: -6.2801 },
  { id: 8, latitude: 53.3601, longitude: -6.2777 },
  { id: 9, latitude: 53.37, longitude: -6.26 },
]
const guide = { living: 'a', transport: 'b', food: 'c', prayer: 'd' }

function show(locale: 'ar' | 'en', own = places[0], placed = places) {
  const page = {
    city: { ...centre, url: 'dublin', name: locale === 'ar' ? 'دبلن' : 'Dublin', summary: 'Much music.', population: 592_713, guide },
    country: { visa: 'e', climate: 'f' },
    branch: own,
    placed,
  } as CoursePage
  return renderPage(<CityGuide page={page} />, locale).container
}

test.each([
  [
    'en',
    /^The large dot is this school, 1\.7 km north-east of the centre as the crow flies\. The small dots are the 5 other schools in Dublin\./,
  ],
  [
    'ar',
    /^الدائرة الكبيرة هي هذا المعهد، وهو على بُعد 1\.7 كم شمال شرق وسط المدينة في خط مستقيم\. النقاط الصغيرة هي المعاهد الأخرى في دبلن وعددها 5\./,
  ],
] as const)(
  'given a course read in %s, then it is said in words how far its school is from the centre, and which mark it is',
  (locale, said) => {
    show(locale)
    screen.getByText(said)
  },
)

test.each([
  ['en', /this school, right in the centre\./],
  ['ar', /هذا المعهد، وهو في وسط المدينة تمامًا\./],
] as const)('given a school at the centre, when read in %s, then no direction is named', (locale, said) => {
  show(locale, { id: 4, ...centre })
  screen.getByText(said)
})

test('given the only school of its city, then no other dot is named', () => {
  const only = places.slice(0, 1)
  show('en', only[0], only)
  screen.getByText(/crow flies\. The cross is the centre/)
})

test('given the school of the course, then its mark is another one than that of the others', () => {
  const large = show('en').querySelectorAll('circle[cx]')
  expect([...large].map((mark) => [mark.getAttribute('cx'), mark.getAttribute('cy'), mark.getAttribute('r')])).toEqual([['27', '-22', '6']])
})

test('given the map, then the link to the open one stays, and all of it costs a page less than 600 bytes', () => {
  const page = show('ar')
  expect(screen.getByText('الموقع على الخريطة').getAttribute('href')).toContain('openstreetmap.org/?mlat=53.3498&mlon=-6.2603')
  expect(brotliCompressSync(page.querySelector('figure')?.outerHTML ?? '').length).toBeLessThan(600)
})

const topics = {
  en: ['Cost of living: a', 'Getting around: b', 'Food: c', 'Places to pray: d', 'Visa: e', 'Climate: f'],
  ar: ['تكاليف المعيشة: a', 'المواصلات: b', 'الطعام: c', 'أماكن الصلاة: d', 'التأشيرة: e', 'المناخ: f'],
}

test.each([
  ['en', 'Much music. 592,713 people', /entry rules change: before you pay for a flight/],
  ['ar', 'Much music. 592,713 نسمة', /أنظمة الدخول تتغير، فراجع موقع السفارة/],
] as const)(
  'given a city, when its guide is read in %s, then it says how many live there, each topic under its own heading, and what to check',
  (locale, summary, check) => {
    const page = show(locale)
    expect(page.querySelector('p')?.textContent).toBe(summary)
    const said = screen
      .getAllByRole('heading')
      .map((heading) => `${heading.textContent}: ${heading.parentElement?.querySelector('p')?.textContent}`)
    expect(said).toEqual(topics[locale])
    screen.getByText(check)
  },
)

test.each([
  ['en', 'More about Dublin'],
  ['ar', 'المزيد عن دبلن'],
] as const)('given a city, when its guide is read in %s, then its own page is one step away', (locale, name) => {
  show(locale)
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`/${locale}/cities/dublin`)
})

import { screen, within } from '@testing-library/react'
import type { Locale } from '../../config/locales'
import { pageContextFor, renderPage } from '../../testing/render-page'
import { type Block, type Contacts, ContactView } from './contact-view'

const contacts: Contacts = {
  ...{ phone: '+966112000000', whatsapp: '+966500000000', email: 'hello@rihla.example' },
  ...{ address: '7412 King Abdullah Road, Jeddah', hours: '', latitude: '21.5433', longitude: '39.1728', subjects: [] },
}

function show(locale: Locale, change: Partial<Contacts> = {}, office: Block | null = null) {
  const config = { contacts: { ...contacts, ...change }, officeCoasts: 'M0 0l9 0 0 9z', hasMapService: false }
  renderPage(<ContactView data={{ config, office, hours: null }} page={pageContextFor(locale, { title: 'Contact' })} />, locale)
}
const officePart = (name: string) => within(screen.getByRole('region', { name }))

describe('the head office (spec §2: contact, with head office details and a directions link)', () => {
  test.each([
    ['en', 'Come and see us', 'Directions in Google Maps', 'Open in OpenStreetMap'],
    ['ar', 'زُرنا في المكتب', 'الاتجاهات في خرائط Google', 'افتح في OpenStreetMap'],
  ] as const)(
    'given its place, when read in %s, then its address, the way there from where one is, and both maps',
    (locale, heading, directions, map) => {
      show(locale)
      const office = officePart(heading)
      expect(office.getByText(contacts.address)).toBeTruthy()
      const [way, open] = [directions, map].map((name) => new URL(office.getByRole('link', { name }).getAttribute('href') ?? ''))
      expect(`${way?.origin}${way?.pathname}`).toBe('https://www.google.com/maps/dir/')
      expect(Object.fromEntries(way?.searchParams ?? [])).toEqual({ api: '1', destination: '21.5433,39.1728' })
      expect(open?.href).toBe('https://www.openstreetmap.org/?mlat=21.5433&mlon=39.1728#map=17/21.5433/39.1728')
      expect(office.getByRole('img')).toBeTruthy()
    },
  )

  test('given details written by the shop, then they stand in place of the bare address', () => {
    show('en', {}, { title: 'Office', html: '<p>Second floor, over the bakery</p>' })
    const office = officePart('Come and see us')
    expect(office.getByText('Second floor, over the bakery')).toBeTruthy()
    expect(office.queryByText(contacts.address)).toBeNull()
  })

  test.each([
    ['en', 'Come and see us', { latitude: '', longitude: '' }],
    ['ar', 'زُرنا في المكتب', { latitude: '95', longitude: '39.1728' }],
  ] as const)(
    'given no place on Earth, when read in %s, then the address stays, without links and map that would lead nowhere',
    (locale, heading, nowhere) => {
      show(locale, nowhere)
      const office = officePart(heading)
      expect(office.getByText(contacts.address)).toBeTruthy()
      expect(office.queryAllByRole('link')).toEqual([])
      expect(office.queryByRole('img')).toBeNull()
    },
  )
})

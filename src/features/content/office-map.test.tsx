/** @jest-environment ./src/testing/browser-with-server.ts */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { smallCatalogue } from '../../../server/testing/small-catalogue'
import { describeOnBoth } from '../../../server/testing/test-app'
import type { Locale } from '../../config/locales'
import { ClientContext, lateClient } from '../../hooks/late-client'
import { asBrowser } from '../../testing/into-app'
import { renderPage } from '../../testing/render-page'
import { OfficeMap } from './office-map'

const office = { address: '7412 King Abdullah Road, Jeddah', latitude: '21.5433', longitude: '39.1728' }

const show = (locale: Locale, hasService: boolean, place = office) =>
  renderPage(
    <ClientContext.Provider value={lateClient(locale)}>
      <OfficeMap office={place} coasts="M0 0l9 0 0 9z" hasService={hasService} />
    </ClientContext.Provider>,
    locale,
  )

describe('given an office and no map service', () => {
  test.each([
    [
      'en',
      'Drawn map of the coasts around our office. Its address: 7412 King Abdullah Road, Jeddah',
      /Only coasts are drawn\. North is up/,
    ],
    [
      'ar',
      'خريطة مرسومة لسواحل المنطقة التي فيها مكتبنا، وعنوانه: 7412 King Abdullah Road, Jeddah',
      /رُسمت السواحل فقط، والشمال إلى الأعلى/,
    ],
  ] as const)('when the page is read in %s, then the drawing says where it is, and no other map is offered', (locale, label, note) => {
    const { container } = show(locale, false)
    expect(screen.getByRole('img', { name: label }).querySelector('path')?.getAttribute('d')).toBe('M0 0l9 0 0 9z')
    screen.getByText(note)
    expect(container.querySelector('figcaption bdi')?.textContent).toBe('21.5433, 39.1728')
    expect(screen.queryByRole('button')).toBeNull()
  })
  test('when its coordinates are no place on Earth, then there is no map', () => {
    expect(show('en', true, { ...office, latitude: 'Jeddah' }).container.textContent).toBe('')
  })
})

describeOnBoth(
  "the office on a service's map",
  (getApp) => {
    beforeEach(() => {
      window.localStorage.clear()
      window.matchMedia = jest.fn(() => ({ matches: true }) as MediaQueryList)
      globalThis.fetch = jest.fn(asBrowser(getApp()))
    })

    test('given a service that was taken out of the configuration since the build, when its map is asked for, then that is said and the drawing stays', async () => {
      show('en', true)
      await userEvent.click(screen.getByRole('button', { name: 'Street map' }))
      expect((await screen.findByRole('status')).textContent).toContain('can’t be reached')
      screen.getByRole('img', { name: /Drawn map/ })
    })

    test.each([
      ['ar', 'خريطة الشوارع', `خريطة الشوارع: ${office.address}`, 'رحلةالاتجاهات'],
      ['en', 'Street map', `Street map: ${office.address}`, 'RihlaDirections'],
    ] as const)(
      'given a service, when its map is asked for in %s, then it comes after the button with its mark and credits, and not before',
      async (locale, word, label, mark) => {
        const { db, catalogue } = getApp().services
        await db
          .insertInto('configs')
          .values({ path: 'map/service', store: '', value: 'openstreetmap' })
          .onConflict((row) => row.doNothing())
          .execute()
        await db.updateTable('catalogue_revision').set({ revision: 2 }).execute()
        catalogue.recheck()
        show(locale, true)
        const button = screen.getByRole('button', { name: word })
        expect(globalThis.fetch).not.toHaveBeenCalled()
        expect(document.querySelector('img')).toBeNull()

        await userEvent.click(button)
        const region = await screen.findByRole('region', { name: label })
        expect(button.compareDocumentPosition(region)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
        const map = within(region)
        const link = await map.findByRole('link', { name: (name) => name.replace(/\s/g, '') === mark })
        expect(link.getAttribute('href')).toBe('https://www.google.com/maps/dir/?api=1&destination=21.5433,39.1728')
        expect(map.getByRole('link', { name: 'OpenStreetMap' }).getAttribute('href')).toBe('https://www.openstreetmap.org/copyright')
        expect(document.querySelector('img.leaflet-tile')?.getAttribute('src')).toMatch(/^https:\/\/tile\.openstreetmap\.org\/16\//)
        expect(screen.queryByRole('img', { name: /Drawn map|خريطة مرسومة/ })).toBeNull()

        await userEvent.click(button)
        expect(button.getAttribute('aria-pressed')).toBe('false')
        screen.getByRole('img', { name: /Drawn map|خريطة مرسومة/ })
      },
    )
  },
  { prepare: smallCatalogue },
)

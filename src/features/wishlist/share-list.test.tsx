import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Locale } from '../../config/locales'
import { type ListedTrip, readTrips } from '../../domain/trip-list'
import { renderPage } from '../../testing/render-page'
import { renderShopPage } from '../../testing/shop-page'
import { ShareList } from './share-list'
import { WishlistPage } from './wishlist-page'

const trips: ListedTrip[] = [
  { id: 12, weeks: 8, start: '2027-01-04' },
  { id: 31, weeks: 4, start: null },
  { id: 7, weeks: null, start: null },
]

/** Presses “share” on a device that is held, or not. */
async function share(locale: Locale, name: string, { isHeld = false, navigator: own = {} } = {}) {
  window.matchMedia = jest.fn(() => ({ matches: isHeld }) as MediaQueryList)
  const user = userEvent.setup()
  for (const [key, value] of Object.entries(own)) Object.defineProperty(navigator, key, { configurable: true, value })
  renderPage(<ShareList trips={trips} />, locale)
  await user.click(screen.getByRole('button', { name }))
}
/** The page an address opens, and what it opens there. */
const opened = (address: string) => {
  const { origin, pathname, searchParams } = new URL(address)
  return [`${origin}${pathname}`, [...searchParams.keys()], readTrips(searchParams.get('list') ?? '')]
}
const wanted = (locale: Locale) => [`http://localhost/${locale}/wishlist`, ['list'], trips]

describe('a wish list that is shared', () => {
  test.each([
    ['en', 'Share the list'],
    ['ar', 'شارك القائمة'],
  ] as const)(
    'given a computer, when it is shared in %s, then the address in the clipboard opens the same courses, weeks and starts',
    async (locale, name) => {
      await share(locale, name)
      expect(opened(await navigator.clipboard.readText())).toEqual(wanted(locale))
      expect(screen.queryByRole('textbox')).toBeNull()
    },
  )

  test('given a phone, then its own sheet gets that address and the name of the list', async () => {
    const sheet = jest.fn(async (_data: ShareData) => undefined)
    await share('ar', 'شارك القائمة', { isHeld: true, navigator: { share: sheet } })
    const [{ url = '', title } = {}] = sheet.mock.lastCall ?? []
    expect(opened(url)).toEqual(wanted('ar'))
    expect(title).toBe('قائمة الرغبات')
  })

  test('given a clipboard that refuses, then the address stands there to be copied by hand', async () => {
    const clipboard = { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }
    await share('en', 'Share the list', { navigator: { clipboard } })
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'The link could not be copied. Copy it from here:' })
    expect(opened(field.value)).toEqual(wanted('en'))
    expect(field.dir).toBe('ltr')
  })

  test('given the address, when somebody opens it, then the shop is asked for those very trips', async () => {
    await share('en', 'Share the list')
    const { search } = new URL(await navigator.clipboard.readText())
    cleanup()
    const { server } = await renderShopPage(<WishlistPage location={{ search }} />)
    await waitFor(() => expect(server.callsTo('course/getTrips')).toHaveLength(1))
    const [asked] = server.callsTo('course/getTrips')
    expect(readTrips(asked?.query.get('trips') ?? '')).toEqual(trips)
  })
})

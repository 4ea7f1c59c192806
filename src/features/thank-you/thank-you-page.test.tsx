import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderShopPage } from '../../testing/shop-page'
import { ThankYouPage } from './thank-you-page'

const record = {
  ...{ quoteId: 'q', number: 'RH-26-004217', grandTotal: 2_951_040, placedOn: '2026-03-01', payBefore: '2026-03-04' },
  ...{ paymentReference: 'RH26004217', instructions: 'Demo Bank\nSA03 8000 0000 6080 1016 7519' },
  trips: [
    {
      ...{ name: 'General English', school: 'Demo School', city: 'London', poster: 'london' },
      ...{ startDate: '2026-06-15', endDate: '2026-09-04', weeks: 12, qty: 1 },
    },
  ],
}

describe('thank-you', () => {
  test.each([
    ['en', 'Thank you'],
    ['ar', 'شكرًا لك'],
  ] as const)('given the page is opened cold (%s), then there is no data and no error (case 44)', async (locale, title) => {
    await renderShopPage(<ThankYouPage />, { locale })
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.body.textContent).not.toMatch(/RH-/)
  })

  test.each([
    ['en', 'Transfer the total by 4 March 2026', 'Monday, 15 June 2026', /General English, London/],
    ['ar', 'ادفع بالتحويل البنكي قبل نهاية 4 مارس 2026', 'الاثنين، 15 يونيو 2026', /General English، London/],
  ] as const)('given a booking just made (%s), then number, dates, bank and reference are there', async (locale, pay, start, trip) => {
    const { root } = await renderShopPage(<ThankYouPage />, { locale })
    act(() => root.placed.hear(record))
    expect(screen.getByText('RH-26-004217')).toBeTruthy()
    expect(screen.getByText(pay)).toBeTruthy()
    expect(screen.getByText(start)).toBeTruthy()
    expect(screen.getByText(trip)).toBeTruthy()
    expect(screen.getByText('SA03 8000 0000 6080 1016 7519')).toBeTruthy()
    expect(screen.getByText('RH26004217')).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/\b(next|bank|documents)\.\w/)
  })

  test('given the button beside the number, then the number is in the clipboard and the button says so', async () => {
    const user = userEvent.setup()
    const { root } = await renderShopPage(<ThankYouPage />)
    act(() => root.placed.hear(record))
    await user.click(screen.getByRole('button', { name: 'Copy the number' }))
    expect(await navigator.clipboard.readText()).toBe('RH-26-004217')
    expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
  })

  test('given a reload of the tab, then the booking is still shown; after log-out it is gone', async () => {
    const { root, unmount } = await renderShopPage(<ThankYouPage />)
    act(() => root.placed.hear(record))
    unmount()
    act(() => root.placed.restore())
    expect(root.placed.record?.number).toBe('RH-26-004217')
    act(() => root.forgetPerson())
    act(() => root.placed.restore())
    expect(root.placed.record).toBeNull()
  })
})

import { screen } from '@testing-library/react'
import { renderPage } from '../../testing/render-page'
import { ErrorView } from './error-view'

describe('the error page (spec §2)', () => {
  it.each([
    ['en', '500 · Internal Server Error'],
    ['ar', '500 · خطأ داخلي في الخادم'],
  ] as const)('given no status, in %s it is that of a broken page, with its text and another try', (locale, status) => {
    renderPage(<ErrorView />, locale)
    expect(screen.getByText(status)).toBeTruthy()
    expect(screen.getByRole('button', { name: { en: 'Try again', ar: 'أعد المحاولة' }[locale] })).toBeTruthy()
  })
  it.each([
    ['en', 'Page not found'],
    ['ar', 'الصفحة غير موجودة'],
  ] as const)('given 404, in %s it says that the page is not there, and no fault of the server', (locale, title) => {
    renderPage(<ErrorView status={404} />, locale)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.queryByText(/500/)).toBeNull()
  })
})

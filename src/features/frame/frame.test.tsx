import { act, fireEvent, screen, within } from '@testing-library/react'
import { navigate } from 'gatsby'
import { publishCartCount, showToast } from '../../config/events'
import type { Locale } from '../../config/locales'
import { pageContextFor, renderPage } from '../../testing/render-page'
import { paintCartCount } from './cart-count'
import { Frame } from './frame'
import type { Contacts } from './frame-data'

const contacts: Contacts = {
  name: 'Rihla',
  phone: '+966 11 234 5678',
  whatsapp: '+966501234567',
  email: 'hello@rihla.example',
  address: '',
  hours: '',
  vatNumber: '310122393500003',
  licenceNumber: '73100000',
  commercialRegistration: '',
  social: [],
}
const alternates = { ar: '/ar/courses/دورة', en: '/en/courses/course' }
const show = (locale: Locale, menu = [{ label: 'Blog', path: '/blog' }]) =>
  renderPage(
    <Frame menu={menu} contacts={contacts} page={pageContextFor(locale, { alternates })}>
      <h1>page</h1>
    </Frame>,
    locale,
  )
const href = (element: HTMLElement) => element.getAttribute('href')

describe('the frame (spec §2: header, footer, toast area, the page)', () => {
  it('given Arabic, then its links stay in Arabic and the menu entry gets the locale', () => {
    show('ar')
    expect(screen.getAllByRole('link', { name: 'Blog', hidden: true }).map(href)).toEqual(['/ar/blog', '/ar/blog'])
    expect(href(screen.getByRole('link', { name: 'السلة' }))).toBe('/ar/cart')
  })
  it('then the language switch leads to this very page in the other language (case 22)', () => {
    show('ar')
    expect(screen.getAllByRole('link', { name: 'English' }).map(href)).toEqual(['/en/courses/course', '/en/courses/course'])
  })
  it('when the language is switched, then query and place are kept', () => {
    window.history.replaceState(null, '', '/ar/courses/x?weeks=12#stay')
    show('ar')
    fireEvent.click(screen.getAllByRole('link', { name: 'English' })[0] as HTMLElement)
    expect(navigate).toHaveBeenLastCalledWith('/en/courses/course?weeks=12#stay')
  })
  it.each([
    ['ar', 'القائمة الرئيسية', 'السلة'],
    ['en', 'Main menu', 'Cart'],
  ] as const)('given a menu without entries in %s, then the frame is whole without it', (locale, menu, cart) => {
    show(locale, [])
    expect(screen.queryByRole('navigation', { name: menu })).toBeNull()
    expect(screen.queryByRole('group')).toBeNull()
    expect(href(screen.getByRole('link', { name: cart }))).toBe(`/${locale}/cart`)
    expect(within(screen.getByRole('main')).getByText('page')).toBeTruthy()
  })
  it('then the keyboard can skip to the content, and the page is the main part', () => {
    show('en')
    expect(href(screen.getByRole('link', { name: 'Skip to the content' }))).toBe('#content')
    expect(within(screen.getByRole('main')).getByText('page')).toBeTruthy()
  })
  it('then the foot has what the law wants, numbers left to right, and no line for what is unset', () => {
    show('ar')
    const number = screen.getByText('310122393500003')
    expect(number.getAttribute('dir')).toBe('ltr')
    expect(screen.queryByText('العنوان')).toBeNull()
    expect(href(screen.getByText('+966 50 123 4567'))).toBe('https://wa.me/966501234567')
  })
  it('then no text is a raw key', () => {
    const { container } = show('en')
    expect(container.textContent).not.toMatch(/footer\.|error\.|common:/)
  })
})

describe('messages', () => {
  it('given a message, then it is in the one live region and leaves when closed', () => {
    show('en')
    act(() => showToast({ severity: 'success', text: 'Booking added to the cart' }))
    const area = screen.getByRole('status')
    expect(within(area).getByText('Booking added to the cart')).toBeTruthy()
    fireEvent.click(within(area).getByRole('button', { name: 'Close' }))
    expect(within(area).queryByText('Booking added to the cart')).toBeNull()
  })
  it('given a life, then it leaves by itself, but not while it is pointed at', () => {
    jest.useFakeTimers()
    show('en')
    act(() => showToast({ severity: 'info', text: 'Hello', life: 1000 }))
    const slip = screen.getByText('Hello').parentElement as HTMLElement
    fireEvent.mouseEnter(slip)
    act(() => jest.advanceTimersByTime(5000))
    expect(screen.queryByText('Hello')).not.toBeNull()
    fireEvent.mouseLeave(slip)
    act(() => jest.advanceTimersByTime(1000))
    expect(screen.queryByText('Hello')).toBeNull()
    jest.useRealTimers()
  })
  it('given the same message again, then it is said once, with what it offers now', () => {
    const offers = (label: string) => ({ severity: 'warn' as const, text: 'No connection', action: { label, onPress: () => undefined } })
    show('en')
    act(() => showToast({ severity: 'info', text: 'Another' }))
    for (const label of ['First', 'Second']) act(() => showToast(offers(label)))
    const texts = [...screen.getByRole('status').children].map(({ textContent }) => textContent)
    expect(texts.filter((text) => text?.includes('No connection'))).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'First' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Second' })).toBeTruthy()
    expect(screen.getByText('Another')).toBeTruthy()
  })
  it('given closable false, then it has no close button', () => {
    show('en')
    act(() => showToast({ severity: 'warn', text: 'Stay', closable: false, life: null }))
    expect(within(screen.getByRole('status')).queryByRole('button')).toBeNull()
  })
})

describe('the menu of a phone', () => {
  const open = () => {
    show('en')
    const button = document.querySelector('summary') as HTMLElement
    const folding = button.parentElement as HTMLDetailsElement
    folding.open = true
    return { button, folding, link: within(folding).getByRole('link', { name: 'Blog', hidden: true }) }
  }
  it('given the focus on a link in it, when Escape is pressed, then it is shut and its button has the focus', () => {
    const { button, folding, link } = open()
    act(() => link.focus())
    fireEvent.keyDown(link, { key: 'Escape' })
    expect(folding.open).toBe(false)
    expect(document.activeElement).toBe(button)
  })
  it('when something beside it is pressed, then it is shut; a press in it leaves it open', () => {
    const { folding, link } = open()
    fireEvent.pointerDown(link)
    expect(folding.open).toBe(true)
    fireEvent.pointerDown(screen.getByRole('heading', { name: 'page' }))
    expect(folding.open).toBe(false)
  })
  it('when the focus goes on to what stands behind it, then it is shut', () => {
    const { folding, link } = open()
    act(() => link.focus())
    act(() => screen.getByRole('link', { name: 'Cart' }).focus())
    expect(folding.open).toBe(false)
  })
})

describe('the number at the cart', () => {
  it('is kept for pages without a store and shown outside React', () => {
    publishCartCount(3)
    paintCartCount(3)
    expect(localStorage.getItem('rihla.cart-count')).toBe('3')
    expect(document.documentElement.style.getPropertyValue('--cart-count')).toBe('"3"')
    paintCartCount(0)
    expect(document.documentElement.hasAttribute('data-cart')).toBe(false)
  })
})

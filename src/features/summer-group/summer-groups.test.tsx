import { screen, within } from '@testing-library/react'
import type { Locale } from '../../config/locales'
import { pageContextFor, renderPage } from '../../testing/render-page'
import { factsRead, read } from '../../testing/what-is-read'
import { AskCard } from './ask-card'
import type { ListedGroup } from './listed-group'
import { PlacesTag } from './places-tag'
import { SummerGroupsView } from './summer-groups-view'

const dublin: ListedGroup = {
  ...{ entityId: 1, url: 'dublin-july', name: 'Dublin in July' },
  ...{ from: '2026-07-05', to: '2026-07-25', weeks: 3, minAge: 12, maxAge: 17 },
  ...{ placesLeft: 9, priceSar: 1_845_050 },
  branch: { city: { name: 'Dublin', poster: 'dublin', country: { name: 'Ireland' } } },
}
const group = (entityId: number, change: Partial<ListedGroup>): ListedGroup => ({
  ...dublin,
  entityId,
  name: `Group ${entityId}`,
  ...change,
})

/** The page as built on 1 March 2026. */
function showAll(nodes: ListedGroup[], locale: Locale = 'en') {
  const data = { groups: { nodes }, config: { builtOn: '2026-03-01' }, block: null }
  renderPage(<SummerGroupsView data={data} page={pageContextFor(locale, { title: 'Summer groups' })} />, locale)
}
const cards = () => screen.queryAllByRole('article')

describe('the list of summer groups', () => {
  test.each([
    ['en', ['Dublin · Ireland', '5 July to 25 July 2026', '3 weeks · 12 to 17 years', 'SAR 18,450.50 9 places left']],
    ['ar', ['Dublin · Ireland', 'من 5 يوليو إلى 25 يوليو 2026', '3 أسابيع · من 12 إلى 17 سنة', '⃁ 18,450.50 ريال بقيت 9 مقاعد']],
  ] as const)(
    'given a group to come, when read in %s, then where, when, how long, for whom, its price and the places left',
    (locale, said) => {
      showAll([dublin], locale)
      const [card] = cards()
      const lines = [...(card?.querySelectorAll('p') ?? [])].map((line) => [...line.childNodes].map((part) => part.textContent))
      expect(lines.slice(0, 3).map((parts) => parts.join(''))).toEqual(said.slice(0, 3))
      expect(
        within(card as HTMLElement)
          .getByRole('link')
          .getAttribute('href'),
      ).toBe(`/${locale}/summer-groups/dublin-july`)
      expect([...(card?.querySelector('p:last-of-type')?.children ?? [])].map(read).join(' ')).toBe(said[3])
    },
  )

  test('given groups that left before the day of the build, then they are left out; who leaves on that day is not', () => {
    showAll([group(1, { from: '2025-07-05' }), group(2, { from: '2026-02-28' }), group(3, { from: '2026-03-01' }), group(4, {})])
    expect(cards().map((card) => within(card).getByRole('heading').textContent)).toEqual(['Group 3', 'Group 4'])
    expect(screen.queryByText(/groups are over/)).toBeNull()
  })

  test.each([
    ['en', 'This summer’s groups are over. Next summer’s are announced here.'],
    ['ar', 'انتهت مجموعات هذا الصيف، ونعلن مجموعات الصيف القادم هنا.'],
  ] as const)('given none to come, when read in %s, then it says so', (locale, none) => {
    showAll([group(1, { from: '2025-07-05' })], locale)
    expect(screen.getByText(none)).toBeTruthy()
    expect(cards()).toEqual([])
  })
})

describe('places left', () => {
  const colourOf = (left: number) => {
    const { container, unmount } = renderPage(<PlacesTag left={left} />, 'en')
    const tag = container.firstElementChild as Element
    const { background } = window.getComputedStyle(tag)
    unmount()
    return background
  }
  test.each([
    ['en', ['9 places left', '8 places left', '1 place left', 'Full']],
    ['ar', ['بقيت 9 مقاعد', 'بقيت 8 مقاعد', 'بقي مقعد واحد', 'اكتملت المجموعة']],
  ] as const)('given 9, 8, 1 and none, when read in %s, then so many are said, and that it is full', (locale, said) => {
    const counts = [9, 8, 1, 0]
    renderPage(
      <ul>
        {counts.map((left) => (
          <li key={left}>
            <PlacesTag left={left} />
          </li>
        ))}
      </ul>,
      locale,
    )
    expect(screen.getAllByRole('listitem').map(read)).toEqual(said)
  })
  test('given 9, 8, 1 and none, then eight and fewer have the colour of an offer, and a full group that of neither', () => {
    expect([9, 8, 1, 0].map(colourOf)).toEqual(['var(--success-soft)', 'var(--offer-soft)', 'var(--offer-soft)', 'var(--sunk)'])
  })
})

describe('the card that asks for a place', () => {
  const ask = (locale: Locale, whatsapp = '+966 50 123 4567') =>
    renderPage(<AskCard group={{ ...dublin, placesLeft: 8 }} whatsapp={whatsapp} />, locale)

  test.each([
    ['en', ['Leaves: 5 July 2026', 'Returns: 25 July 2026', 'Length: 3 weeks', 'Ages: 12 to 17 years'], 'SAR 18,450.50', '8 places left'],
    [
      'ar',
      ['المغادرة: 5 يوليو 2026', 'العودة: 25 يوليو 2026', 'المدة: 3 أسابيع', 'الأعمار: من 12 إلى 17 سنة'],
      '⃁ 18,450.50 ريال',
      'بقيت 8 مقاعد',
    ],
  ] as const)('given a group, when read in %s, then both days, its length, ages, price and places left', (locale, facts, price, left) => {
    const { container } = ask(locale)
    expect(factsRead()).toEqual(facts)
    expect(read(container.querySelector('strong') as Element)).toBe(price)
    expect(screen.getByText(left)).toBeTruthy()
  })

  test.each([
    ['en', 'Ask for a place on WhatsApp', /^Hello Rihla, I would like to ask about a place in “Dublin in July”\.\nAge of the student:/],
    ['ar', 'اطلب مقعدًا عبر واتساب', /^السلام عليكم، أود الاستفسار عن مقعد في مجموعة «Dublin in July»\.\nعمر المشارك:/],
  ] as const)(
    'given a WhatsApp number, when read in %s, then its message is written already and names the group',
    (locale, name, message) => {
      ask(locale)
      const address = new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '')
      expect(`${address.origin}${address.pathname}`).toBe('https://wa.me/966501234567')
      expect(address.searchParams.get('text')).toMatch(message)
    },
  )

  test('given no WhatsApp number, then only the other ways are left', () => {
    ask('en', '')
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Other ways to reach us', '#write'],
    ])
  })
})

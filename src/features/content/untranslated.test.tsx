import { screen } from '@testing-library/react'
import type { Locale } from '../../config/locales'
import { pageContextFor, renderPage } from '../../testing/render-page'
import { CmsPageView } from './cms-page-view'
import { PostView } from './post-view'

const notice = 'هذه الصفحة غير متاحة بالعربية بعد، ونعرضها هنا بالإنجليزية. ويسعدنا أن نشرح لك أي جزء منها بالعربية.'
const texts = {
  ar: { title: 'شروط الحجز', lead: 'ما نتفق عليه.', topic: 'المال', body: 'متى تدفع.' },
  en: { title: 'Terms of booking', lead: 'What we agree on.', topic: 'Paying', body: 'When to pay.' },
}
const parts = { ar: ['الدفع', 'الإلغاء', 'السفر', 'السكن'], en: ['Payment', 'Cancelling', 'Travel', 'Rooms'] }
const headingsIn = (language: Locale) => parts[language].map((text, at) => ({ id: `part-${at}`, text, level: 2 }))
const prose = (language: Locale) => ({ html: `<p>${texts[language].body}</p>`, headings: headingsIn(language), minutes: 3, language })
const pageIn = (language: Locale) => pageContextFor('ar', { written: [language] })

function showPage(language: Locale) {
  const { title, lead } = texts[language]
  const cmsPage = { title, description: lead, prose: prose(language) }
  renderPage(<CmsPageView data={{ cmsPage }} page={pageIn(language)} />, 'ar')
}

function showPost(language: Locale) {
  const { title, lead, topic } = texts[language]
  const post = { entityId: 1, url: 'terms', title, summary: lead, topic, author: 'Rihla', publishedOn: '2026-03-01', poster: 'london' }
  renderPage(<PostView data={{ post: { ...post, prose: prose(language), related: [] } }} page={pageIn(language)} />, 'ar')
}

/** Language and direction as said by the title and by each of the texts, or by what they stand in. */
function marks({ title, ...rest }: Record<string, string>) {
  const elements = [screen.getByRole('heading', { level: 1, name: title }), ...Object.values(rest).map((text) => screen.getByText(text))]
  return elements
    .map((element) => element.closest('[lang]'))
    .map((marked) => marked && [marked.getAttribute('lang'), marked.getAttribute('dir')])
}

describe.each([
  ['page', showPage, ['title', 'lead', 'body']],
  ['post', showPost, ['title', 'lead', 'body', 'topic']],
] as const)('given a %s in Arabic', (_kind, show, shown) => {
  const shownIn = (language: Locale) => Object.fromEntries(shown.map((name) => [name, texts[language][name]]))

  it('whose text only English has, then it says so in Arabic, and title and texts are marked as English (case 81)', () => {
    show('en')
    expect(screen.getByText(notice).closest('[lang]')).toBeNull()
    expect(marks(shownIn('en'))).toEqual(shown.map(() => ['en-US', 'ltr']))
  })
  it('whose text only English has, then each part in its contents is marked as English', () => {
    show('en')
    const links = screen.getAllByRole('link', { hidden: true }).filter((link) => link.getAttribute('href')?.startsWith('#part-'))
    expect(links.map((link) => link.querySelector('[lang]')?.getAttribute('lang'))).toEqual(Array(8).fill('en-US'))
  })
  it('that is translated, then neither', () => {
    show('ar')
    expect(screen.queryByText(notice)).toBeNull()
    expect(marks(shownIn('ar'))).toEqual(shown.map(() => null))
  })
})

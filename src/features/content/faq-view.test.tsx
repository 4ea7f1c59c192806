import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Locale } from '../../config/locales'
import { pageContextFor, renderPage } from '../../testing/render-page'
import { FaqView } from './faq-view'

const nodes = [
  { entityId: 1, topic: 'التأشيرة', question: 'متى أقدّم على التأشيرة؟', answer: '<p>قبل الدورة بشهرين.</p>' },
  { entityId: 2, topic: 'التأشيرة', question: 'ماذا لو رُفضت؟', answer: '<p>يُعاد إليك المبلغ.</p>' },
  { entityId: 3, topic: 'Money', question: 'Is the price final?', answer: '<p>Every <strong>fee</strong> is in it.</p>' },
]
const show = (locale: Locale) => renderPage(<FaqView data={{ faqs: { nodes } }} page={pageContextFor(locale)} />, locale)
const look = (words: string) => userEvent.type(screen.getByRole('searchbox'), words)
const said = () => screen.getByRole('status').textContent
/** Topics and questions a reader sees; hidden ones are not among them. */
const seen = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const topics = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

describe('the search in the questions', () => {
  test('given Arabic without its marks and another ة, then it is found, its topic stays and the others go', async () => {
    show('ar')
    await look('التاشيره')
    expect(said()).toBe('سؤال واحد فيه هذه الكلمة')
    expect(seen()).toEqual(['متى أقدّم على التأشيرة؟'])
    expect(topics()).not.toContain('Money')
    expect(topics()).toContain('التأشيرة')
  })

  test('given a word of an answer in English, then its question is found', async () => {
    show('en')
    await look('FEE')
    expect(said()).toBe('1 question has it')
    expect(seen()).toEqual(['Is the price final?'])
  })

  test.each([
    ['en', 'No question has that word. Ask us, and it may be the next one here.'],
    ['ar', 'لا سؤال فيه هذه الكلمة. اسألنا، وقد يكون سؤالك هو التالي في هذه الصفحة.'],
  ] as const)(
    'given a word that is nowhere, when read in %s, then it says so; when it is taken out, then all are there again',
    async (locale, nothing) => {
      show(locale)
      await look('zzz')
      expect(said()).toBe(nothing)
      expect(seen()).toEqual([])
      await userEvent.clear(screen.getByRole('searchbox'))
      expect(said()).toBe('')
      expect(seen()).toHaveLength(3)
    },
  )
})

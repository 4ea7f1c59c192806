import { findQuestions, groupByTopic } from './faq-topics'
import { mailLink, phoneLink, shareLink, whatsappLink } from './reach'

const questions = [
  { entityId: 1, topic: 'التأشيرة', question: 'متى أقدّم على التأشيرة؟', answer: '<p>قبل الدورة بشهرين.</p>' },
  { entityId: 2, topic: 'Money', question: 'Is the price final?', answer: '<p>Every <strong>fee</strong> is in it.</p>' },
  { entityId: 3, topic: 'التأشيرة', question: 'ماذا لو رُفضت؟', answer: '<p>يُعاد إليك المبلغ.</p>' },
]

describe('given questions', () => {
  it('then topics keep the order in which they appear', () => {
    expect(groupByTopic(questions).map(({ topic, questions: own }) => [topic, own.length])).toEqual([
      ['التأشيرة', 2],
      ['Money', 1],
    ])
  })
  it.each([
    ['التاشيره', [1]],
    ['FEE price', [2]],
    ['strong', []],
    ['zzz', []],
  ])('then %s is found in %j, whatever its spelling, never in tags', (query, wanted) => {
    expect([...(findQuestions(questions, query) ?? [])]).toEqual(wanted)
  })
  it('then nothing asked hides nothing', () => {
    expect(findQuestions(questions, '  ')).toBeNull()
  })
})

describe('given ways to reach us', () => {
  it('then a telephone and WhatsApp get digits only', () => {
    expect(phoneLink('+966 11 200 0000')).toBe('tel:+966112000000')
    expect(whatsappLink('+966500000000', 'سلام & 1')).toBe('https://wa.me/966500000000?text=%D8%B3%D9%84%D8%A7%D9%85%20%26%201')
  })
  it('then a letter keeps its lines and its signs', () => {
    expect(mailLink('a@b.example', 'One & two', 'x\ny')).toBe('mailto:a@b.example?subject=One%20%26%20two&body=x%0D%0Ay')
    expect(mailLink('a@b.example')).toBe('mailto:a@b.example')
  })
  it('then a shared post carries title and address', () => {
    expect(decodeURIComponent(shareLink('T', 'https://rihla.example/ar/blog/x'))).toBe(
      'https://wa.me/?text=T\nhttps://rihla.example/ar/blog/x',
    )
  })
})

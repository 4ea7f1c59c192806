import { attachmentHeader } from './attachment-name'

describe('the name of a file that is sent (case 60)', () => {
  test.each([
    ['عرض سعر RQ-26-000018.pdf', "filename*=UTF-8''%D8%B9%D8%B1%D8%B6%20%D8%B3%D8%B9%D8%B1%20RQ-26-000018.pdf"],
    [`a"b;c'(d)*.pdf`, "filename*=UTF-8''a%22b%3Bc%27%28d%29%2A.pdf"],
    ['سفر ✈️.pdf', "filename*=UTF-8''%D8%B3%D9%81%D8%B1%20%E2%9C%88%EF%B8%8F.pdf"],
  ])('given %s, then the header is ASCII and gives the name back', (name, part) => {
    const header = attachmentHeader(name, 'RQ-26-000018.pdf')
    expect(header).toBe(`attachment; filename="RQ-26-000018.pdf"; ${part}`)
    expect(header).toMatch(/^[\x20-\x7e]+$/)
    expect(decodeURIComponent(header.replace(/.*UTF-8''/, ''))).toBe(name)
  })

  test('given marks, line breaks and half a character, then nothing can add a header', () => {
    const header = attachmentHeader('a\r\nSet-Cookie: x\ud83d', 'a"\r\nb;\u0639.pdf')
    expect(header).toMatch(/^attachment; filename="a___b__.pdf"; filename\*=UTF-8''a%0D%0ASet-Cookie%3A%20x%EF%BF%BD$/)
  })
})

import { normaliseEmail } from './email'

test.each([
  [' Noura@Example.COM ', 'noura@example.com'],
  ['\u200fa.b+tag@mail.example.sa\u00a0', 'a.b+tag@mail.example.sa'],
  ["o'neil@xn--mgberp4a5d4ar.com", "o'neil@xn--mgberp4a5d4ar.com"],
])('%j is %s (case 52)', (text, email) => {
  expect(normaliseEmail(text)).toBe(email)
})

test.each([
  '',
  'a',
  'a@',
  '@b.com',
  'a@b',
  'a b@c.com',
  'a@b..com',
  '.a@b.com',
  'a.@b.com',
  'a..b@c.com',
  'a@-b.com',
  'a@b-.com',
  'a@b.c\nBcc: x@y.com',
  'a@b@c.com',
  'a@1.2.3.4',
  'نورة@example.com',
  `${'a'.repeat(65)}@b.com`,
  `a@${'b'.repeat(64)}.com`,
  `a@${'b.'.repeat(130)}com`,
  `${'a.'.repeat(50_000)}@`,
])('%j is no address', (text) => {
  expect(normaliseEmail(text)).toBeNull()
})

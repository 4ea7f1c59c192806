import { toE164 } from './phone'

test.each([
  '0501234567',
  '501234567',
  '966501234567',
  '00966501234567',
  '+966 50 123 4567',
  '+966 (0)50-123-4567',
  '٠٥٠١٢٣٤٥٦٧',
  '+٩٦٦٥٠١٢٣٤٥٦٧',
  '۰۵۰۱۲۳۴۵۶۷',
  '\u200e+966501234567\u202c',
  '\u2066050 \u20691234567',
])('%s is the Saudi mobile +966501234567 (case 11)', (text) => {
  expect(toE164(text)).toBe('+966501234567')
})

test('numbers of other countries are kept with their code', () => {
  expect(toE164('+44 20 7946 0958')).toBe('+442079460958')
  expect(toE164('020 7946 0958', 'GB')).toBe('+442079460958')
})

test.each(['', '123', 'abc', 'call 0501234567', '0501234567 ext. 4', '05012345678901', '+', '0'.repeat(5000), '<script>'])(
  '%s is no number',
  (text) => {
    expect(toE164(text)).toBeNull()
  },
)

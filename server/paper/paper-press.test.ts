import { limits } from '../../src/config/limits'
import type { PaperJob } from './paper-job'
import { createPaperPress } from './paper-press'

/** Nothing that could be printed. */
const broken = { quote: {}, locale: 'en', site: 'x', agency: {} } as unknown as PaperJob

describe('the printing press', () => {
  test('given more papers than may wait, then those too many are told to come again, and the others get their answers', async () => {
    const press = createPaperPress()
    const { waiting } = limits.quote.press
    const answers = await Promise.allSettled(Array.from({ length: waiting + 3 }, () => press.print(broken)))
    const reasons = answers.map((answer) =>
      answer.status === 'rejected' ? String(answer.reason.code ?? answer.reason.message) : 'printed',
    )
    expect(reasons.filter((reason) => reason === 'busy')).toHaveLength(3)
    expect(reasons.filter((reason) => /^paper not written: TypeError/.test(reason))).toHaveLength(waiting)
    await press.close()
  })

  test('given it is closed, then it can be closed again', async () => {
    const press = createPaperPress()
    await press.close()
    await press.close()
  })
})

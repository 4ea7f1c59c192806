import { createAnswerKeeper } from './kept-answers'
import { type WrittenAnswer, writeAnswer } from './written-answer'

const answer = (text: string) => async (): Promise<WrittenAnswer> => writeAnswer(text, true)
const asked = (make: () => Promise<WrittenAnswer>) => {
  let times = 0
  return {
    make: () => {
      times += 1
      return make()
    },
    times: () => times,
  }
}

test('given the same key of the same catalogue, then the answer is made once, for those too who ask while it is made', async () => {
  const keep = createAnswerKeeper()
  const catalogue = {}
  const { make, times } = asked(answer('a'))
  const answers = await Promise.all([keep(catalogue, 'a', make), keep(catalogue, 'a', make)])
  expect([String(answers[1]?.body), times()]).toEqual(['a', 1])
  expect((await keep(catalogue, 'a', make)).etag).toBe(answers[0]?.etag)
  expect(times()).toBe(1)
})

test('given a new catalogue, then nothing of the old one is answered', async () => {
  const keep = createAnswerKeeper()
  await keep({}, 'a', answer('old'))
  expect(String((await keep({}, 'a', answer('new'))).body)).toBe('new')
})

test('given a failure, then the next one asks anew', async () => {
  const keep = createAnswerKeeper()
  const catalogue = {}
  await expect(
    keep(catalogue, 'a', async () => {
      throw new Error('not now')
    }),
  ).rejects.toThrow('not now')
  expect(String((await keep(catalogue, 'a', answer('now'))).body)).toBe('now')
})

test('given more answers than may be kept, then those not asked for longest go; one too large is not kept', async () => {
  const keep = createAnswerKeeper()
  const catalogue = {}
  const large = asked(answer('x'.repeat(200_001)))
  await keep(catalogue, 'large', large.make)
  await keep(catalogue, 'large', large.make)
  expect(large.times()).toBe(2)
  const [first, second] = [asked(answer('1')), asked(answer('2'))]
  await keep(catalogue, 'first', first.make)
  await keep(catalogue, 'second', second.make)
  for (let filled = 0; filled < 100; filled += 1) {
    await keep(catalogue, `filling ${filled}`, answer('x'.repeat(200_000)))
    await keep(catalogue, 'first', first.make)
  }
  await keep(catalogue, 'second', second.make)
  expect([first.times(), second.times()]).toEqual([1, 2])
})

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

test('given a key asked for once, then its answer is not kept; asked for again it is', async () => {
  const keep = createAnswerKeeper()
  const catalogue = {}
  const { make, times } = asked(answer('a'))
  await keep(catalogue, 'a', make)
  await keep(catalogue, 'a', make)
  expect(times()).toBe(2)
  await keep(catalogue, 'a', make)
  expect(times()).toBe(2)
})

test('given many keys asked for once, then what is kept stays', async () => {
  const keep = createAnswerKeeper()
  const catalogue = {}
  const { make, times } = asked(answer('popular'))
  const twice = async () => {
    await keep(catalogue, 'popular', make)
    await keep(catalogue, 'popular', make)
  }
  await twice()
  for (let crawled = 0; crawled < 300; crawled += 1) await keep(catalogue, `crawled ${crawled}`, answer('x'.repeat(200_000)))
  await twice()
  expect(times()).toBe(2)
})

test('given more answers than may be kept, then those not asked for longest go; one too large is not kept', async () => {
  const keep = createAnswerKeeper()
  const catalogue = {}
  const twice = async (key: string, make: () => Promise<WrittenAnswer>) => {
    await keep(catalogue, key, make)
    await keep(catalogue, key, make)
  }
  const large = asked(answer('x'.repeat(200_001)))
  await twice('large', large.make)
  await twice('large', large.make)
  expect(large.times()).toBe(4)
  const [first, second] = [asked(answer('1')), asked(answer('2'))]
  await twice('first', first.make)
  await twice('second', second.make)
  for (let filled = 0; filled < 100; filled += 1) {
    await twice(`filling ${filled}`, answer('x'.repeat(200_000)))
    await keep(catalogue, 'first', first.make)
  }
  await keep(catalogue, 'second', second.make)
  expect([first.times(), second.times()]).toEqual([2, 3])
})

import { createTurns } from './turns'

/** A piece of work that ends when it is told to. */
function held(log: string[], name: string) {
  let finish: (error?: Error) => void = () => undefined
  const ended = new Promise<string>((resolve, reject) => {
    finish = (error) => (error ? reject(error) : resolve(name))
  })
  const work = () => {
    log.push(name)
    return ended
  }
  return { work, finish: (error?: Error) => finish(error) }
}

test('given work of one visitor, then the next begins when the one before has ended, even badly; another visitor waits for nobody', async () => {
  const inTurn = createTurns()
  const log: string[] = []
  const [one, two, three, other] = [held(log, 'one'), held(log, 'two'), held(log, 'three'), held(log, 'other')]
  const first = inTurn('visitor', one.work)
  const second = inTurn('visitor', two.work)
  const third = inTurn('visitor', three.work)
  const another = inTurn('another', other.work)
  other.finish()
  await expect(another).resolves.toBe('other')
  expect(log).toEqual(['one', 'other'])
  one.finish(new Error('refused'))
  await expect(first).rejects.toThrow('refused')
  two.finish()
  await expect(second).resolves.toBe('two')
  three.finish()
  await expect(third).resolves.toBe('three')
  expect(log).toEqual(['one', 'other', 'two', 'three'])
})

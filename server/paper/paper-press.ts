/** Prints papers one after the other in a thread of its own, so that no other answer waits for them (1.2 s for a quote of 40 lines). */
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { limits } from '../../src/config/limits'
import { fail } from '../fail'
import type { PaperJob } from './paper-job'
import type { ThreadAnswer } from './paper-thread'

export type PaperPress = {
  /** @returns the PDF. Fails with `busy` when too many wait already. @throws when the paper can't be written. */
  print: (job: PaperJob) => Promise<Uint8Array>
  close: () => Promise<void>
}

/** tsx reads TypeScript in the main thread alone; a new thread asks for it itself. */
const entry = `require('tsx/cjs'); require(${JSON.stringify(join(__dirname, 'paper-thread.ts'))})`
const { waiting: mostWaiting, patience } = limits.quote.press

/** What one thread answers to one job. @throws where it died or hangs. */
function ask(thread: Worker, job: PaperJob): Promise<ThreadAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer)
      thread.off('message', answered).off('error', failed).off('exit', ended)
      act()
    }
    const failed = (error: Error) => settle(() => reject(error))
    const ended = () => failed(new Error('the printing thread ended'))
    const answered = (answer: ThreadAnswer) => settle(() => resolve(answer))
    const timer = setTimeout(() => failed(new Error('printing took too long')), patience)
    thread.on('message', answered).on('error', failed).on('exit', ended)
    thread.postMessage(job)
  })
}

/** The thread starts with the first job and stays; it keeps no process alive. One that died or hung is replaced with the next job. */
export function createPaperPress(): PaperPress {
  let thread: Worker | null = null
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  const end = async () => {
    const ended = thread
    thread = null
    await ended?.terminate()
  }
  const run = async (job: PaperJob): Promise<Uint8Array> => {
    thread ??= new Worker(entry, { eval: true })
    thread.unref()
    const answer = await ask(thread, job).catch(async (error: unknown) => {
      await end()
      throw error
    })
    if ('reason' in answer) throw new Error(`paper not written: ${answer.reason}`)
    return answer.bytes
  }
  return {
    print(job) {
      if (waiting >= mostWaiting) return Promise.reject(fail('busy', { retryAfter: 5 }))
      waiting += 1
      const printed = last.then(() => run(job))
      last = printed.then(
        () => undefined,
        () => undefined,
      )
      return printed.finally(() => {
        waiting -= 1
      })
    },
    close: end,
  }
}

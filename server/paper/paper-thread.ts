/** The thread in which papers are written: a long one would hold up every other answer. One job in, one answer out (paper-press.ts). */
import { parentPort } from 'node:worker_threads'
import { type PaperJob, writePaper } from './paper-job'

export type ThreadAnswer = { bytes: Uint8Array } | { reason: string }

parentPort?.on('message', (job: PaperJob) => {
  writePaper(job).then(
    (bytes) => parentPort?.postMessage({ bytes } satisfies ThreadAnswer),
    (error: unknown) => parentPort?.postMessage({ reason: error instanceof Error ? error.name : 'unknown' } satisfies ThreadAnswer),
  )
})

/**
 * Two kinds of load, from a process of its own: as much as the server answers, and so many a second. Beside the times it tells what an
 * answer costs the server's processor, which says the same on a busy machine as on an idle one.
 */
import { fork } from 'node:child_process'
import { join } from 'node:path'

/** A GET; with a body, a POST. */
export type Asked = { path: string; headers?: Record<string, string>; body?: string }
export type Target = { port: number; requests: readonly Asked[] }
/** Without a rate: as many as the server answers. */
export type Load = { target: Target; seconds: number; rate: number | null }

/** Times in milliseconds. `failed`: answers other than 200, and none at all. */
export type Counted = { answers: number; perSecond: number; p50: number; p99: number; failed: number }
/** `cpu`: microseconds of the server's processes' time an answer. */
export type Figures = Counted & { cpu: number }

/** Sent by the load's process when its second that does not count is over. */
export const warm = 'warm'

function measured(asked: Load): Promise<Figures> {
  return new Promise((resolve, reject) => {
    const child = fork(join(__dirname, 'load-process.ts'), { execArgv: ['--import', 'tsx'] })
    let before = process.cpuUsage()
    child.on('message', (told: typeof warm | Counted) => {
      if (told === warm) {
        before = process.cpuUsage()
        return
      }
      const { user, system } = process.cpuUsage(before)
      resolve({ ...told, cpu: Math.round((user + system) / told.answers) })
    })
    child.once('exit', () => reject(new Error('the load ended without figures')))
    child.send(asked)
  })
}

/** As many as this process answers, over 32 connections. Each goes through the requests from the first: for reads. */
export const saturate = (target: Target, seconds: number): Promise<Figures> => measured({ target, seconds, rate: null })

/** `rate` a second, each at its time whether or not those before are answered. Fewer a second in the figures: it could not keep up. */
export const steady = (target: Target, seconds: number, rate: number): Promise<Figures> => measured({ target, seconds, rate })

/** As a table prints it. `ofReference`: the reference's cost of an answer as a share of this one's. */
export const besides = (rows: Record<string, Figures>, reference: Figures) =>
  Object.fromEntries(
    Object.entries(rows).map(([name, { answers, ...one }]) => [
      name,
      {
        ...one,
        ofReference: Math.round((one.perSecond / reference.perSecond) * 100) / 100,
        byCpu: Math.round((reference.cpu / one.cpu) * 100) / 100,
      },
    ]),
  )

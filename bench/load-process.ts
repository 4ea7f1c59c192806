/** The process from which load.ts asks. */
import { Agent, request } from 'node:http'
import autocannon from 'autocannon'
import { type Asked, type Counted, type Load, type Target, warm } from './load'

const sockets = 256
const connections = 32

function ask(agent: Agent, port: number, { path, headers = {}, body }: Asked): Promise<number> {
  return new Promise((resolve) => {
    const method = body === undefined ? 'GET' : 'POST'
    const sent = request({ agent, port, method, host: '127.0.0.1', path, headers }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.on('error', () => resolve(0))
    sent.end(body)
  })
}

const round = (value: number) => Math.round(value * 100) / 100

async function steady({ port, requests }: Target, seconds: number, rate: number): Promise<Counted> {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets })
  const times: number[] = []
  let failed = 0
  const began = performance.now()
  const one = async (asked: Asked, due: number) => {
    await new Promise((resolve) => setTimeout(resolve, due - performance.now()))
    const sent = performance.now()
    if ((await ask(agent, port, asked)) !== 200) failed += 1
    times.push(performance.now() - sent)
  }
  const all = Array.from({ length: seconds * rate }, (_, index) => requests[index % requests.length] ?? { path: '/' })
  await Promise.all(all.map((asked, index) => one(asked, began + (index * 1000) / rate)))
  const took = (performance.now() - began) / 1000
  agent.destroy()
  times.sort((one, other) => one - other)
  const at = (share: number) => round(times[Math.floor(times.length * share)] ?? 0)
  return { answers: times.length, perSecond: Math.round(times.length / took), p50: at(0.5), p99: at(0.99), failed }
}

async function saturated({ port, requests }: Target, seconds: number): Promise<Counted> {
  const { latency, non2xx, errors, duration, ...result } = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    requests: requests.map(({ path, headers = {} }) => ({ path, headers })),
  })
  const { total } = result.requests
  return {
    answers: total,
    perSecond: Math.round(total / duration),
    p50: round(latency.p50),
    p99: round(latency.p99),
    failed: non2xx + errors,
  }
}

const run = ({ target, seconds, rate }: Load) => (rate === null ? saturated(target, seconds) : steady(target, seconds, rate))

/**
 * A second unmeasured, from the last request backwards: cold code is another figure, of the server and of whoever asks. At 500/s the first moments
 * of a process that has never sent a request are all of the slowest hundredth.
 */
const warmUp = ({ target: { port, requests }, rate }: Load) =>
  run({ target: { port, requests: [...requests].reverse() }, seconds: 1, rate })

process.once('message', async (load) => {
  await warmUp(load as Load)
  process.send?.(warm)
  const counted = await run(load as Load)
  process.send?.(counted, () => process.disconnect())
})

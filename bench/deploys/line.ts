/** A visitor's own line to the server, which can be cut: for her pages and for her worker at once. */
import { connect, createServer, type Socket } from 'node:net'

export type Line = { address: string; cut: () => void; mend: () => void; close: () => void }

export async function openLine(port: number): Promise<Line> {
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(port, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(one)
          other.destroy()
        })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const hangUp = () => {
    for (const socket of open) socket.destroy()
  }
  const address = server.address()
  return {
    address: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    cut() {
      isCut = true
      hangUp()
    },
    mend() {
      isCut = false
    },
    close() {
      server.close()
      hangUp()
    },
  }
}

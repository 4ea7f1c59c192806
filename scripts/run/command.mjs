import { spawn, spawnSync } from 'node:child_process'
import { root } from './root.mjs'

const binPath = `${root}/node_modules/.bin:${process.env.PATH}`
const environment = (extra = {}) => ({ ...process.env, PATH: binPath, GATSBY_TELEMETRY_DISABLED: '1', ...extra })

/** Starts a command with its output on ours. @returns the child process. */
export function start(command, args, { env, ...options } = {}) {
  return spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: environment(env), ...options })
}

/** Runs a command to its end. @returns its exit code (1 when it could not start). */
export function run(command, args, options) {
  return new Promise((done) => {
    const child = start(command, args, options)
    child.on('error', (error) => {
      console.error(error.message)
      done(1)
    })
    child.on('exit', (code, signal) => done(code ?? (signal ? 1 : 0)))
  })
}

/** What a short command prints, trimmed; null when it is missing or fails. */
export function output(command, args) {
  const { status, stdout } = spawnSync(command, args, { cwd: root, encoding: 'utf8', env: environment() })
  return status === 0 ? stdout.trim() : null
}

/** Ends a child we started and waits until it is gone; SIGKILL after `patience` ms. */
export function stop(child, patience = 12_000) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((done) => {
    const force = setTimeout(() => child.kill('SIGKILL'), patience)
    child.once('exit', () => {
      clearTimeout(force)
      done()
    })
    child.kill('SIGTERM')
  })
}

import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { output, run, start, stop } from '../run/command.mjs'
import { freePort } from '../run/free-port.mjs'
import { installDebian } from './debian.mjs'
import { say } from './say.mjs'

const debianRoot = '/usr/lib/postgresql'
const quiet = { stdio: ['ignore', 'ignore', 'inherit'] }

function debianFolders() {
  if (!existsSync(debianRoot)) return []
  return readdirSync(debianRoot)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => `${debianRoot}/${version}/bin`)
}

/** Folder of initdb and postgres, or null. */
function binaries() {
  const onPath = output('which', ['initdb'])
  const folders = [process.env.POSTGRES_BIN, output('pg_config', ['--bindir']), onPath?.replace(/\/initdb$/, ''), ...debianFolders()]
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null
}

/** PostgreSQL refuses to run as root: then the cluster belongs to an unprivileged user. */
function owner() {
  if (process.getuid?.() !== 0) return {}
  const name = ['postgres', 'nobody'].find((user) => output('id', ['-u', user]) !== null)
  return { uid: Number(output('id', ['-u', name])), gid: Number(output('id', ['-g', name])) }
}

async function accepting(bin, port, server) {
  for (let tries = 0; tries < 150; tries += 1) {
    if (server.exitCode !== null) return false
    if ((await run(`${bin}/pg_isready`, ['-q', '-h', '127.0.0.1', '-p', String(port)], quiet)) === 0) return true
    await new Promise((wake) => setTimeout(wake, 200))
  }
  return false
}

async function startCluster(bin) {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-postgres-'))
  const user = owner()
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const port = await freePort()
  const inFolder = { ...user, cwd: folder, ...quiet }
  if ((await run(`${bin}/initdb`, ['-D', data, '-U', 'rihla', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], inFolder)) !== 0)
    return null
  const settings = ['-c', 'fsync=off', '-c', 'max_connections=200', '-c', 'listen_addresses=127.0.0.1', '-c', 'log_min_messages=fatal']
  const server = start(`${bin}/postgres`, ['-D', data, '-p', String(port), '-k', folder, ...settings], { ...inFolder, stdio: 'ignore' })
  const end = async () => {
    await stop(server)
    rmSync(folder, { recursive: true, force: true })
  }
  if (await accepting(bin, port, server)) return { url: `postgres://rihla@127.0.0.1:${port}/postgres`, stop: end }
  await end()
  return null
}

/**
 * A throw-away PostgreSQL for tests: the one TEST_DATABASE_URL names, or a cluster of our own from the system's or Debian's programs.
 * @returns `{ url, stop }`, or null where PostgreSQL can't be had.
 */
export async function ensurePostgres() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: async () => {} }
  if (!binaries()) await installDebian('postgresql')
  const bin = binaries()
  if (!bin) say('PostgreSQL was not found: install it (Debian: postgresql) or set POSTGRES_BIN to the folder of initdb')
  return bin ? startCluster(bin) : null
}

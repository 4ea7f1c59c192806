/**
 * A partner agency in the database of a running shop on SQLite, and a browser's session in its name: what logging in will do. For journeys and
 * pictures: `node scripts/run/agency.mjs COOKIE` takes the value of `pwacookie`, makes an agency with a logo and prints its id.
 * DATA_DIR names the shop's folder (default var).
 */
import { execFileSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import Database from 'better-sqlite3'
import sharp from 'sharp'
import { root } from './root.mjs'

/** Drawn by us: the sun over hills, and the name in strokes. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="144" viewBox="0 0 480 144">
  <clipPath id="disc"><circle cx="72" cy="72" r="60"/></clipPath>
  <g clip-path="url(#disc)">
    <path fill="#1d3f72" d="M0 0h144v144H0z"/>
    <circle cx="72" cy="76" r="30" fill="#f2a541"/>
    <path fill="#2f6f6a" d="M0 84q36-20 72 0t72 0v60H0z"/>
    <path fill="#17324d" d="M0 106q36-18 72 0t72 0v38H0z"/>
  </g>
  <g fill="none" stroke="#1d3f72" stroke-width="13" stroke-linecap="round" stroke-linejoin="round">
    <path d="M166 108l26-72 26 72M176 84h32"/>
    <path d="M246 108V36h38M246 72h30"/>
    <path d="M304 108l26-72 26 72M314 84h32"/>
    <circle cx="414" cy="72" r="35"/>
    <path d="M426 88l22 22"/>
  </g>
</svg>`

const at = new Date().toISOString()
const person = { password_hash: '-', firstname: 'فهد', lastname: 'القحطاني', nationality: 'SA', country: 'SA', group_id: 1, locale: 'ar' }
const agency = { agency_name: 'آفاق للدراسة في الخارج', contact_person: 'فهد القحطاني', commercial_registration: '1010000001' }
const terms = { tax_id: '300000000000003', state: 'approved', commission_basis_points: 2500 }

function insert(database, table, row) {
  const names = Object.keys(row)
  const places = names.map(() => '?').join(', ')
  return database.prepare(`insert into ${table} (${names.join(', ')}) values (${places})`).run(Object.values(row)).lastInsertRowid
}

/** A customer with an approved agency, who is logged in in the session of this cookie from now on. @returns the agency's id */
function enter(file, cookie) {
  const database = new Database(file, { timeout: 20_000, fileMustExist: true })
  const email = `${randomUUID()}@example.com`
  const customer = { ...person, email, email_shown: email, state: 'active', confirmed_at: at, created_at: at, updated_at: at }
  try {
    return database
      .transaction(() => {
        const customer_id = insert(database, 'customers', customer)
        const id = insert(database, 'sub_agents', { ...agency, ...terms, customer_id, created_at: at, decided_at: at })
        const hash = createHash('sha256').update(cookie).digest('base64url')
        const { changes } = database.prepare('update sessions set customer_id = ? where cookie_hash = ?').run(customer_id, hash)
        if (changes !== 1) throw new Error('no session has this cookie')
        return String(id)
      })
      .immediate()
  } finally {
    database.close()
  }
}

/** Turns the session of a cookie into a partner's, with a logo brought in as staff do. @returns the agency's id */
export async function becomeAgency(cookie, dataDir = resolve(root, process.env.DATA_DIR ?? 'var')) {
  const id = enter(join(dataDir, 'rihla.db'), cookie)
  const folder = mkdtempSync(join(tmpdir(), 'rihla-logo-'))
  const file = join(folder, 'logo.png')
  try {
    await sharp(Buffer.from(logo)).png().toFile(file)
    const command = ['--import', 'tsx', 'server/modules/subagents/command.ts', 'logo', id, file]
    execFileSync(process.execPath, command, { cwd: root, env: { ...process.env, DATA_DIR: dataDir } })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return id
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await becomeAgency(process.argv[2] ?? ''))

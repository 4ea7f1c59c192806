/** Sessions that belong to a customer, made in the database: what log-in does to a session. */
import { randomUUID } from 'node:crypto'
import { hashSecret } from '../modules/session/session-service'
import type { TestApp } from './test-app'
import { client, type TestClient } from './test-client'

const person = {
  password_hash: '-',
  firstname: 'Noura',
  lastname: 'Alharbi',
  date_of_birth: null,
  nationality: 'SA',
  country: 'SA',
  city: null,
  mobile: null,
  contact_method: null,
  heard_from: null,
  group_id: 1,
  locale: 'ar',
  state: 'active' as const,
}

/** Gives the session of a token to a new customer. @returns the customer's id */
export async function logInSession(app: TestApp, token: string): Promise<number> {
  const { db, now } = app.services
  const email = `${randomUUID()}@example.com`
  const at = new Date(now()).toISOString()
  const { id } = await db
    .insertInto('customers')
    .values({ ...person, email, email_shown: email, confirmed_at: at, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const session = db.selectFrom('session_tokens').select('session_id').where('token_hash', '=', hashSecret(token))
  await db.updateTable('sessions').set({ customer_id: id }).where('id', 'in', session).execute()
  return id
}

export async function customerClient(app: TestApp, locale: 'ar' | 'en' = 'ar'): Promise<{ visitor: TestClient; customerId: number }> {
  const visitor = await client(app, locale)
  return { visitor, customerId: await logInSession(app, visitor.headers()['pwa-token'] ?? '') }
}

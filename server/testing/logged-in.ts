/** A visitor whose session belongs to a customer, made in the database: what log-in does to a session. */
import { randomUUID } from 'node:crypto'
import { hashSecret } from '../modules/session/session-service'
import type { TestApp } from './test-app'
import { client, type TestClient } from './test-client'

/** @returns the client and the id of its new customer. */
export async function customerClient(app: TestApp, locale: 'ar' | 'en' = 'ar'): Promise<{ visitor: TestClient; customerId: number }> {
  const visitor = await client(app, locale)
  const { db } = app.services
  const email = `${randomUUID()}@example.com`
  const at = new Date(app.services.now()).toISOString()
  const { id } = await db
    .insertInto('customers')
    .values({
      email,
      email_shown: email,
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
      locale,
      state: 'active',
      confirmed_at: at,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const cookie = (visitor.headers().cookie ?? '').replace('pwacookie=', '')
  await db.updateTable('sessions').set({ customer_id: id }).where('cookie_hash', '=', hashSecret(cookie)).execute()
  return { visitor, customerId: id }
}

/** appmanagerapi/device/add. */
import { createHash } from 'node:crypto'
import { Done } from '../../../src/contract/cart-schema'
import { AddDevice } from '../../../src/contract/customer-schema'
import { serve } from '../../routing'
import { upsertDevice } from './devices-repository'

export const deviceCalls = [
  serve('appmanagerapi/device/add', { input: AddDevice, output: Done }, ({ input, session, locale, now, transact }) =>
    transact(async (trx) => {
      await upsertDevice(trx, {
        token_hash: createHash('sha256').update(input.token).digest('base64url'),
        token: input.token,
        platform: input.platform,
        session_id: session.id,
        customer_id: session.customerId,
        locale,
        created_at: new Date(now).toISOString(),
      })
      return { success: true }
    }),
  ),
]

/** Partner agencies made in the database: what registering and being approved will do. */
import type { SubAgentState } from '../../src/contract/sub-agent-schema'
import { customerClient } from './logged-in'
import type { TestApp } from './test-app'
import type { TestClient } from './test-client'

/** A logged-in customer whose agency, "Study Partners", earns a tenth of tuition. */
export async function agencyClient(
  app: TestApp,
  state: SubAgentState = 'approved',
): Promise<{ visitor: TestClient; agencyId: number; customerId: number }> {
  const { visitor, customerId } = await customerClient(app)
  const at = new Date(app.services.now()).toISOString()
  const { id } = await app.services.db
    .insertInto('sub_agents')
    .values({
      customer_id: customerId,
      agency_name: 'Study Partners',
      contact_person: 'Huda',
      commercial_registration: '1010000001',
      tax_id: '300000000000003',
      state,
      commission_basis_points: 1000,
      created_at: at,
      decided_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { visitor, agencyId: id, customerId }
}

/** Who the customer is as a partner (spec §3, §4 "Session", §6). */
import type { OwnSubAgent } from '../../../src/contract/sub-agent-schema'
import type { Db } from '../../db/schema'
import { fail } from '../../fail'
import { findCustomer } from '../customers/customers-repository'
import { findLogo, findOwnAgency } from './subagents-repository'

/** The customer's own agency, whatever the question names. Fails with core_customers_103 for an account that is gone. */
export async function ownSubAgent(db: Db, customerId: number): Promise<OwnSubAgent> {
  if (!(await findCustomer(db, customerId))) throw fail('core_customers_103')
  const agency = await findOwnAgency(db, customerId)
  if (!agency) return { success: true, data: null }
  const { id, agency_name, state, commission_basis_points, logo_id } = agency
  const entity_id = state === 'approved' ? id : null
  return { success: true, data: { entity_id, agency_name, state, commission_basis_points, logo: await findLogo(db, logo_id) } }
}

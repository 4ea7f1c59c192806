/** The demo customer and the demo agency. Their passwords are published: the seed never runs in production unless asked to. */
import { hash } from '@node-rs/argon2'
import type { Trx } from '../schema'

export const demoPassword = 'Rihla-demo-2026'
export const demoCustomer = { email: 'student@rihla.example', firstname: 'نورة', lastname: 'العتيبي' } as const
export const demoAgency = {
  email: 'agency@rihla.example',
  firstname: 'فهد',
  lastname: 'القحطاني',
  name: 'آفاق للدراسة في الخارج',
  commercialRegistration: '1010999999',
  taxId: '310999999900003',
  commissionBasisPoints: 2500,
} as const

/** A hash of the published password; slow on purpose, so made before the transaction. Cost as in design api.md, Accounts. */
export const hashDemoPassword = (): Promise<string> => hash(demoPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })

type Person = { email: string; firstname: string; lastname: string; birth: string | null; mobile: string }

async function insertCustomer(transaction: Trx, person: Person, passwordHash: string, at: string): Promise<number> {
  const { id } = await transaction
    .insertInto('customers')
    .values({
      email: person.email,
      email_shown: person.email,
      password_hash: passwordHash,
      firstname: person.firstname,
      lastname: person.lastname,
      date_of_birth: person.birth,
      nationality: 'SA',
      country: 'SA',
      city: 'الرياض',
      mobile: person.mobile,
      contact_method: 'whatsapp',
      heard_from: null,
      group_id: 1,
      locale: 'ar',
      state: 'active',
      confirmed_at: at,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Both with confirmed addresses; the agency approved. `at`: the moment they registered, ISO. */
export async function insertDemoPeople(transaction: Trx, passwordHash: string, at: string): Promise<void> {
  const student = { ...demoCustomer, birth: '2004-03-14', mobile: '+966500000001' }
  const studentId = await insertCustomer(transaction, student, passwordHash, at)
  await transaction
    .insertInto('addresses')
    .values({
      customer_id: studentId,
      label: 'المنزل',
      firstname: demoCustomer.firstname,
      lastname: demoCustomer.lastname,
      country: 'SA',
      state: null,
      city: 'الرياض',
      street: 'شارع التخصصي، حي المحمدية',
      phone: student.mobile,
      is_default: 1,
      created_at: at,
    })
    .execute()
  const agent = { ...demoAgency, birth: null, mobile: '+966500000002' }
  const agentId = await insertCustomer(transaction, agent, passwordHash, at)
  await transaction
    .insertInto('sub_agents')
    .values({
      customer_id: agentId,
      agency_name: demoAgency.name,
      contact_person: `${demoAgency.firstname} ${demoAgency.lastname}`,
      commercial_registration: demoAgency.commercialRegistration,
      tax_id: demoAgency.taxId,
      state: 'approved',
      commission_basis_points: demoAgency.commissionBasisPoints,
      created_at: at,
      decided_at: at,
    })
    .execute()
}

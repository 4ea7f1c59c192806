/** Partner agencies (spec §6 "sub-agent"). */
import { type Static, Type } from '@sinclair/typebox'

/** A PNG without transparency, as data: pages show it and papers print it without another question. Its words are the agency's name. */
export const AgencyLogo = Type.Object({ src: Type.String(), width: Type.Integer(), height: Type.Integer() })
export type AgencyLogo = Static<typeof AgencyLogo>

export const SubAgentState = Type.Union([
  Type.Literal('applied'),
  Type.Literal('approved'),
  Type.Literal('declined'),
  Type.Literal('suspended'),
])
export type SubAgentState = Static<typeof SubAgentState>

export const SubAgentRecord = Type.Object({
  /** Spec §3: who has one is a partner. @assumed an agency that is not approved has none, and learns its state. */
  entity_id: Type.Union([Type.Integer(), Type.Null()]),
  agency_name: Type.String(),
  state: SubAgentState,
  /** Its share of tuition after promotion, as of now; an issued quote keeps the one of its day. */
  commission_basis_points: Type.Integer(),
  logo: Type.Union([AgencyLogo, Type.Null()]),
})
export type SubAgentRecord = Static<typeof SubAgentRecord>

/** subagents/getByLoggedCustomer: null for a customer without an agency. */
export const OwnSubAgent = Type.Object({ success: Type.Boolean(), data: Type.Union([SubAgentRecord, Type.Null()]) })
export type OwnSubAgent = Static<typeof OwnSubAgent>

/** The session's customer, spec §3 "Customer (session data)", and devices that want messages. */
import { type Static, Type } from '@sinclair/typebox'

export const CustomerData = Type.Object({
  entity_id: Type.Integer(),
  email: Type.String(),
  firstname: Type.String(),
  lastname: Type.String(),
  name: Type.String(),
  group_id: Type.Integer(),
})
export type CustomerData = Static<typeof CustomerData>

/** checkLoginSession: false for a guest, which is no failure. */
export const LoginChecked = Type.Object({ success: Type.Boolean() })
export const LoginCustomer = Type.Object({ success: Type.Boolean(), data: CustomerData })
export type LoginCustomer = Static<typeof LoginCustomer>

/** appmanagerapi/device/add: where push messages go. */
export const AddDevice = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 4096 }),
  platform: Type.Union([Type.Literal('web'), Type.Literal('ios'), Type.Literal('android')], { default: 'web' }),
})
export type AddDevice = Static<typeof AddDevice>

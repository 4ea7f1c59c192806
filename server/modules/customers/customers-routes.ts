/** core/customers/*: who the session belongs to. */
import { Type } from '@sinclair/typebox'
import { LoginChecked, LoginCustomer } from '../../../src/contract/customer-schema'
import { serve } from '../../routing'
import { isLoggedIn, loginCustomerData } from './customers-service'

const Empty = Type.Object({})

export const customerCalls = [
  serve('core/customers/checkLoginSession', { input: Empty, output: LoginChecked }, async ({ db, session }) => ({
    success: await isLoggedIn(db, session),
  })),
  serve('core/customers/getLoginCustomerData', { input: Empty, output: LoginCustomer }, ({ db, customerId }) =>
    loginCustomerData(db, customerId),
  ),
]

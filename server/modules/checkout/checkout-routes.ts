/** core/checkout/*. */
import { Type } from '@sinclair/typebox'
import {
  BillingSaved,
  CheckoutState,
  Done,
  LastOrder,
  OrderPlaced,
  PaymentMethods,
  PlaceOrder,
  SaveBilling,
  SetPaymentMethod,
  ShippingRates,
} from '../../../src/contract/cart-schema'
import { serve } from '../../routing'
import { lastOrder } from '../orders/orders-service'
import { checkoutState, paymentMethods, saveBillingAddress, setPaymentMethod, setShippingRate, shippingRates } from './checkout-service'
import { placeOrder } from './place-order'

const Empty = Type.Object({})
const SetRate = Type.Object({ code: Type.String({ maxLength: 50 }) })

export const checkoutCalls = [
  serve('core/checkout/saveBillingAddress', { input: SaveBilling, output: BillingSaved }, (call) => saveBillingAddress(call, call.input)),
  serve('core/checkout/getAvailablePaymentMethods', { input: Empty, output: PaymentMethods }, (call) => paymentMethods(call)),
  serve('core/checkout/setPaymentMethod', { input: SetPaymentMethod, output: Done }, (call) => setPaymentMethod(call, call.input.code)),
  serve('core/checkout/getAvailableShippingRates', { input: Empty, output: ShippingRates }, (call) => shippingRates(call)),
  serve('core/checkout/setShipingRate', { input: SetRate, output: Done }, (call) => setShippingRate(call, call.input.code)),
  serve('core/checkout/placeOrder', { input: PlaceOrder, output: OrderPlaced }, (call) => placeOrder(call, call.input)),
  serve('core/checkout/getCheckout', { input: Empty, output: CheckoutState }, (call) => checkoutState(call)),
  serve('core/checkout/getPlacedOrder', { input: Empty, output: LastOrder }, (call) => lastOrder(call)),
]

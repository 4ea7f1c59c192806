/** core/newsletters/*. */
import { Type } from '@sinclair/typebox'
import { limits } from '../../../src/config/limits'
import { Subscribe, Subscribed, Unsubscribe } from '../../../src/contract/message-schema'
import { serve } from '../../routing'
import { isSubscribed, subscribe, unsubscribe } from './newsletters-service'

const limit = limits.flood.perIp

export const newsletterCalls = [
  serve('core/newsletters/isSubscribed', { input: Type.Object({}), output: Subscribed }, isSubscribed),
  serve('core/newsletters/subscribe', { input: Subscribe, output: Subscribed, limit }, subscribe),
  serve('core/newsletters/unsubscribe', { input: Unsubscribe, output: Subscribed, limit }, unsubscribe),
]

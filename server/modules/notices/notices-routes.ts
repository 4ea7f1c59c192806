/** core/products/notifyStock. */
import { limits } from '../../../src/config/limits'
import { MessageReceived, NotifyStock } from '../../../src/contract/message-schema'
import { serve } from '../../routing'
import { notifyStock } from './notices-service'

export const noticeCalls = [
  serve('core/products/notifyStock', { input: NotifyStock, output: MessageReceived, limit: limits.flood.perIp }, notifyStock),
]

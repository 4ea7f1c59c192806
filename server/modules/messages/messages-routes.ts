/** core/contact/postForm, inquiresubmission/submit. */
import { limits } from '../../../src/config/limits'
import { ContactForm, Inquiry, MessageReceived } from '../../../src/contract/message-schema'
import { serve } from '../../routing'
import { postContactForm, submitInquiry } from './messages-service'

const limit = limits.flood.perIp

export const messageCalls = [
  serve('core/contact/postForm', { input: ContactForm, output: MessageReceived, limit }, postContactForm),
  serve('inquiresubmission/submit', { input: Inquiry, output: MessageReceived, limit }, submitInquiry),
]

/**
 * What a visitor writes to the agency: core/contact/postForm, inquiresubmission/submit, and what an address agrees to receive:
 * core/newsletters, core/products/notifyStock. Required fields are judged by the service, so that core_contact_100 can name them.
 */
import { type Static, Type } from '@sinclair/typebox'
import { Count } from './list-schema'

const line = (maxLength = 200) => Type.Optional(Type.String({ maxLength }))
const long = Type.Optional(Type.String({ maxLength: 5000 }))

/** Separate and unticked. `privacy`: use what I wrote to answer me; `school_abroad`: pass it to the school; `marketing_email`: write to me. */
const consents = {
  privacy: Type.Optional(Type.Boolean()),
  school_abroad: Type.Optional(Type.Boolean()),
  marketing_email: Type.Optional(Type.Boolean()),
}
const sender = {
  name: line(),
  email: line(254),
  phone: line(60),
  country: line(10),
  consents: Type.Optional(Type.Object(consents)),
  /** A trap for robots: people do not see it. */
  website: line(),
}

export const ContactForm = Type.Object({ ...sender, subject: line(), message: long })
export type ContactForm = Static<typeof ContactForm>

/** Which form it comes from. `partner`: an agency that wants to work with us. */
export const inquiryKinds = ['help', 'summerGroup', 'university', 'partner', 'quote'] as const
export type InquiryKind = (typeof inquiryKinds)[number]

/**
 * What each kind asks for beside name, e-mail, telephone and message. `needed` must be filled; `about` is the page's entry: a summer group's
 * or a university's number.
 */
export const inquiryFields = {
  help: { needed: ['message'], free: ['language', 'destination', 'weeks', 'startMonth'], about: false, schoolAbroad: false },
  summerGroup: { needed: ['students', 'ages'], free: ['leaders', 'startMonth', 'message'], about: true, schoolAbroad: true },
  university: { needed: ['programme', 'intake', 'education'], free: ['score', 'message'], about: true, schoolAbroad: true },
  /** About an issued quote: `quote_link` names it. */
  quote: { needed: [], free: ['message'], about: false, schoolAbroad: false },
  partner: { needed: ['agency', 'city', 'registration'], free: ['studentsPerYear', 'message'], about: false, schoolAbroad: false },
} as const satisfies Record<InquiryKind, { needed: readonly string[]; free: readonly string[]; about: boolean; schoolAbroad: boolean }>

export const Inquiry = Type.Object({
  ...sender,
  kind: Type.Union(inquiryKinds.map((kind) => Type.Literal(kind))),
  about_id: Type.Optional(Count),
  /** The secret of the quote that a `quote` inquiry is about. */
  quote_link: Type.Optional(Type.String({ maxLength: 100 })),
  message: long,
  /** The kind's own fields by name; others are ignored. */
  fields: Type.Optional(Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 500 }))),
})
export type Inquiry = Static<typeof Inquiry>

export const MessageReceived = Type.Object({ success: Type.Boolean() })
export type MessageReceived = Static<typeof MessageReceived>

const token = Type.Optional(Type.String({ maxLength: 100 }))

/** An address asks for the newsletter; or, with the token of the mail, confirms it. The answer never tells what was known before (case 51). */
export const Subscribe = Type.Object({ email: line(254), token, website: line() })
export type Subscribe = Static<typeof Subscribe>
/** By the token of any mail; a customer also without. */
export const Unsubscribe = Type.Object({ token })
export type Unsubscribe = Static<typeof Unsubscribe>
export const Subscribed = Type.Object({ success: Type.Boolean(), subscribed: Type.Boolean() })
export type Subscribed = Static<typeof Subscribed>

export const noticeKinds = ['bookable', 'cheaper'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** Asks to be told; or, with the token of a mail, confirms (`stop` absent) or ends it. `weeks`: whose price counts. */
export const NotifyStock = Type.Object({
  product_id: Type.Optional(Count),
  email: line(254),
  kind: Type.Optional(Type.Union(noticeKinds.map((kind) => Type.Literal(kind)))),
  weeks: Type.Optional(Count),
  token,
  stop: Type.Optional(Type.Boolean()),
  website: line(),
})
export type NotifyStock = Static<typeof NotifyStock>

import { type InquiryKind, inquiryFields } from '../../contract/message-schema'

export type MessageKind = InquiryKind | 'contact'
export type MessageFormProps = {
  kind: MessageKind
  /** The summer group's or the university's number. */
  aboutId?: number
  /** The quote a question is about; its secret is sent and never kept. */
  quote?: { number: string; link: string }
  subjects?: readonly string[]
}
export type FieldControl = 'line' | 'email' | 'phone' | 'area' | 'subject'
/** `name`: the path in the form's values, which is the wire's too. */
export type FieldSpec = { name: string; control: FieldControl; needed: boolean; autoComplete?: string; inputMode?: 'numeric' }

const people: FieldSpec[] = [
  { name: 'name', control: 'line', needed: true, autoComplete: 'name' },
  { name: 'email', control: 'email', needed: true, autoComplete: 'email' },
]
/** The keys a phone shows. What is written there a person reads: "about 20" is an answer too. @assumed */
const numbers = new Set(['weeks', 'students', 'leaders', 'studentsPerYear'])

/** What a form asks, in its order. The message comes last. */
export function fieldsOf(kind: MessageKind): FieldSpec[] {
  const phone: FieldSpec = { name: 'phone', control: 'phone', needed: kind !== 'contact', autoComplete: 'tel' }
  if (kind === 'contact') {
    const subject: FieldSpec = { name: 'subject', control: 'subject', needed: true }
    return [...people, phone, subject, { name: 'message', control: 'area', needed: true }]
  }
  const { needed, free } = inquiryFields[kind]
  const isNeeded = (name: string) => needed.some((field) => field === name)
  const names: string[] = [...needed, ...free]
  const own = names.filter((name) => name !== 'message')
  return [
    ...people,
    phone,
    ...own.map((name): FieldSpec => {
      const mode = numbers.has(name) ? { inputMode: 'numeric' as const } : {}
      return { name: `fields.${name}`, control: 'line', needed: isNeeded(name), ...mode }
    }),
    { name: 'message', control: 'area', needed: isNeeded('message') },
  ]
}

/** Separate and unticked (design domain §6); the marketing one is never needed. */
export const consentsOf = (kind: MessageKind): string[] => [
  'privacy',
  ...(kind !== 'contact' && inquiryFields[kind].schoolAbroad ? ['school_abroad'] : []),
  'marketing_email',
]

export type MessageValues = {
  name?: string
  email?: string
  phone?: string
  subject?: string
  message?: string
  website?: string
  fields?: Record<string, string>
  consents?: Record<string, boolean>
}

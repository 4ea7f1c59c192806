const topics = ['newsletter', 'notice'] as const
const acts = ['confirm', 'stop'] as const

export type MailLink = { topic: (typeof topics)[number]; act: (typeof acts)[number]; token: string }

/** `#newsletter.confirm.{token}` as our mails write it; null for anything else. */
export function readLink(hash: string): MailLink | null {
  const [, topicName, actName, token] = /^#(\w+)\.(\w+)\.([\w-]{20,100})$/.exec(hash) ?? []
  const topic = topics.find((known) => known === topicName)
  const act = acts.find((known) => known === actName)
  return topic && act && token ? { topic, act, token } : null
}

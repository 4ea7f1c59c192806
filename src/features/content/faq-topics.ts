import { fold } from '../../domain/search/fold'

export type Question = { entityId: number; topic: string; question: string; answer: string }
export type Topic = { id: string; topic: string; questions: Question[] }

/** Topics in the order in which they first appear. */
export function groupByTopic(questions: Question[]): Topic[] {
  const groups = new Map<string, Question[]>()
  for (const question of questions) groups.set(question.topic, [...(groups.get(question.topic) ?? []), question])
  return [...groups].map(([topic, members], index) => ({ id: `topic-${index + 1}`, topic, questions: members }))
}

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, ' ')

/** Questions that hold every word of the query, folded as search folds (design domain §7). Null: nothing is asked, all are shown. */
export function findQuestions(questions: Question[], query: string): ReadonlySet<number> | null {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return null
  const holds = ({ question, answer }: Question) => {
    const text = fold(`${question} ${withoutTags(answer)}`)
    return words.every((word) => text.includes(word))
  }
  return new Set(questions.filter(holds).map(({ entityId }) => entityId))
}

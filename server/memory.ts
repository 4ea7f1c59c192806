/** How the process keeps its memory. */
import { setFlagsFromString } from 'node:v8'

/**
 * Before anything is made. What is made while the catalogue is read lives long, and V8 takes from this that what the same lines make later
 * lives long too: it puts the parts of each answer where only the slow collection finds them. Without that guess a new list costs half the
 * collecting (docs/decisions/0029-young-answers.md).
 */
export const keepAnswersYoung = (): void => setFlagsFromString('--no-allocation-site-pretenuring')

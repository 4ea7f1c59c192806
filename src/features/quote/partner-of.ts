import type { SubAgentSession } from '../../api/session-calls'
import type { QuoteTyped } from '../../store/quote-typed'
import type { Root } from '../../store/root-store'

/**
 * The agency in whose name the quote will be issued; null: a student's quote. An agency quotes for its students unless it says otherwise, and
 * nobody else quotes as one (spec §6). @assumed
 */
export function partnerOf({ isSubAgent, subAgent }: Root['session'], { mode }: QuoteTyped): SubAgentSession | null {
  return isSubAgent && mode !== 'student' ? subAgent : null
}

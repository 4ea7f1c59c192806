/** subagents/*: partner agencies. */
import { Type } from '@sinclair/typebox'
import { OwnSubAgent } from '../../../src/contract/sub-agent-schema'
import { serve } from '../../routing'
import { ownSubAgent } from './subagents-service'

export const subAgentCalls = [
  serve('subagents/getByLoggedCustomer', { input: Type.Object({}), output: OwnSubAgent }, ({ db, customerId }) =>
    ownSubAgent(db, customerId),
  ),
]

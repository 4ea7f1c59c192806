import { canada } from './canada'
import { china } from './china'
import { france, germany } from './france-germany'
import { ireland, malta } from './ireland-malta'
import { australia, newZealand } from './oceania'
import type { PlaceFacts } from './place-facts'
import { southAfrica } from './south-africa'
import { malaysia, singapore } from './south-east-asia'
import { italy, spain } from './spain-italy'
import { turkey } from './turkey'
import { unitedKingdom } from './united-kingdom'
import { unitedStates } from './united-states'

/** Order is the order of ids: append, never insert. */
export const places: PlaceFacts[] = [
  unitedKingdom,
  ireland,
  malta,
  unitedStates,
  canada,
  australia,
  newZealand,
  southAfrica,
  malaysia,
  singapore,
  france,
  germany,
  spain,
  italy,
  turkey,
  china,
]

import { catalogue } from './0001-catalogue'
import { sessions } from './0002-sessions'
import { people } from './0003-people'
import { commerce } from './0004-commerce'
import { wishes } from './0005-wishes'
import { pictures } from './0006-pictures'
import { voices } from './0007-voices'
import { announcements } from './0008-announcements'
import { quotes } from './0009-quotes'
import { quoteMails } from './0010-quote-mails'
import { quotesCleared } from './0011-quotes-cleared'
import { agencyLogos } from './0012-agency-logos'
import { movingHours } from './0013-moving-hours'
import type { Schema } from './define-table'

/** In order, append-only: a released migration is never edited, a new one is added. */
export const migrations: readonly { name: string; up: (schema: Schema) => Promise<void> }[] = [
  { name: '0001-catalogue', up: catalogue },
  { name: '0002-sessions', up: sessions },
  { name: '0003-people', up: people },
  { name: '0004-commerce', up: commerce },
  { name: '0005-wishes', up: wishes },
  { name: '0006-pictures', up: pictures },
  { name: '0007-voices', up: voices },
  { name: '0008-announcements', up: announcements },
  { name: '0009-quotes', up: quotes },
  { name: '0010-quote-mails', up: quoteMails },
  { name: '0011-quotes-cleared', up: quotesCleared },
  { name: '0012-agency-logos', up: agencyLogos },
  { name: '0013-moving-hours', up: movingHours },
]

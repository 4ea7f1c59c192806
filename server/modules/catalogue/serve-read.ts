/** Calls that read the catalogue: the handler gets the snapshot instead of the database, so it cannot but answer from memory, and the answer lasts. */
import type { Static, TSchema } from '@sinclair/typebox'
import type { Locale } from '../../../src/config/locales'
import type { EndpointName } from '../../../src/contract/endpoints'
import type { List } from '../../../src/contract/list-schema'
import type { Localised } from '../../../src/contract/text-schema'
import { type Schemas, type ServedCall, serve } from '../../routing'
import type { CatalogueSnapshot } from './catalogue-snapshot'
import { localise } from './localise'

export type ReadCall<Input> = { snapshot: CatalogueSnapshot; today: string; locale: Locale; storeView: Locale | 'all'; input: Input }

export const serveRead = <I extends TSchema, O extends TSchema>(
  name: EndpointName,
  schemas: Schemas<I, O>,
  handler: (read: ReadCall<Static<I>>) => Static<O> | Promise<Static<O>>,
): ServedCall => ({
  ...serve(name, schemas, async ({ services, today, locale, storeView, input }) =>
    handler({ snapshot: await services.catalogue.current(), today, locale, storeView, input }),
  ),
  lasting: true,
})

/** A list as it is for the build, in the reader's language for a visitor. */
export const inView = <T>(list: List<T>, view: Locale | 'all'): List<T> | List<Localised<T>> =>
  view === 'all' ? list : { ...list, items: list.items.map((item) => localise(item, view)) }

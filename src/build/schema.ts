import type { CreateSchemaCustomizationArgs } from 'gatsby'
import { type Locale, otherLocale } from '../config/locales'
import type { LocalisedText } from '../contract/text-schema'
import { todayInRiyadh } from '../domain/dates'
import { hasMapService, officeCoasts } from './office-map'
import { picturesField } from './pictures-field'
import { contentTypes } from './prose/content-types'
import { cleanField, proseField, relatedField } from './prose/prose-fields'
import { reviewsShownField } from './reviews/reviews-shown'
import { type ConfigValues, contacts, marketTerms } from './site-config'
import { siteTypes } from './site-types'
import { fromTripField, openingField, openOffers, sampleTrip, tripField } from './trips/trip-fields'
import { tripTypes } from './trips/trip-types'
import { typeDefinitions } from './type-definitions'

type Resolve = (source: Record<string, unknown>, args: { language: Locale }, context: unknown, info: { fieldName: string }) => unknown

/** The text in the asked locale; where it is empty, in the other: better readable than missing (case 81). */
export function textIn(value: unknown, language: Locale): string {
  const text = value as LocalisedText | undefined
  return text?.[language] || text?.[otherLocale(language)] || ''
}

const localised = {
  name: 'localised',
  /** `whole`: the source is the text itself and not an object that holds it (lists of texts). */
  args: { whole: { type: 'Boolean!', defaultValue: false } },
  extend({ whole }: { whole: boolean }) {
    const resolve: Resolve = (source, { language }, _context, { fieldName }) => textIn(whole ? source : source[fieldName], language)
    return { args: { language: 'String!' }, resolve }
  },
}

const isText = (value: object): value is LocalisedText => Object.keys(value).length === 2 && 'en' in value && 'ar' in value

/** A document with each of its texts in one language. Prices stay as they are: the engine's type has both (contract CoursePricing). */
export function localisedDocument(value: unknown, language: Locale): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => localisedDocument(item, language))
  if (isText(value)) return textIn(value, language)
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === 'pricing' ? inner : localisedDocument(inner, language)]),
  )
}

const gatsbysOwn = new Set(['id', 'parent', 'children', 'internal', 'entityId', 'fields', '__gatsby_resolved'])

/** The entity in the contract's shape, in one language, for views typed by the contract. */
export function documentOf(node: Record<string, unknown>, language: Locale) {
  const own = Object.fromEntries(Object.entries(node).filter(([key]) => !gatsbysOwn.has(key)))
  return localisedDocument({ id: node.entityId, ...own }, language)
}

const document = {
  name: 'document',
  extend() {
    const resolve: Resolve = (source, { language }) => documentOf(source, language)
    return { args: { language: 'String!' }, resolve }
  },
}

const valuesOf = (source: { values: ConfigValues }) => source.values

/** Gatsby's createSchemaCustomization: the catalogue's types and their `@localised` texts, so that a page's data holds one language only. */
export function createSchema({ actions, schema }: Pick<CreateSchemaCustomizationArgs, 'actions' | 'schema'>) {
  actions.createFieldExtension(localised as never)
  actions.createFieldExtension(document as never)
  for (const field of [cleanField, proseField, relatedField, tripField, fromTripField, openingField, reviewsShownField, picturesField])
    actions.createFieldExtension(field as never)
  actions.createTypes([typeDefinitions, siteTypes, contentTypes])
  actions.createTypes(tripTypes)
  actions.createTypes(
    schema.buildObjectType({
      name: 'SiteConfig',
      fields: {
        terms: { type: 'JSON!', resolve: (source) => marketTerms(valuesOf(source as never)) },
        builtOn: { type: 'String!', resolve: () => todayInRiyadh(Date.now()) },
        contacts: { type: 'SiteContacts!', resolve: (source) => contacts(valuesOf(source as never)) },
        officeCoasts: { type: 'String!', resolve: (source) => officeCoasts(valuesOf(source as never)) },
        hasMapService: { type: 'Boolean!', resolve: (source) => hasMapService(valuesOf(source as never)) },
        openOffers: { type: '[OpenOffer!]!', args: { limit: 'Int!' }, resolve: openOffers as never },
        sampleTrip: { type: 'SampleTrip', args: { weeks: 'Int!' }, resolve: sampleTrip as never },
      },
    }),
  )
}

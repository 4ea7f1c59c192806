import { type Static, type TSchema, type TUnsafe, Type } from '@sinclair/typebox'
import { listOf } from './list-schema'
import type { Localised } from './text-schema'

type Node = Record<PropertyKey, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** LocalisedText by its form: TypeBox may have copied it on the way into a bigger schema. */
function isText(schema: Node): boolean {
  const { properties } = schema
  return isNode(properties) && Object.keys(properties).sort().join() === 'ar,en' && schema.type === 'object'
}

function replace(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(replace)
  if (!isNode(schema)) return schema
  if (isText(schema)) return Type.String()
  const made: Node = {}
  for (const key of Reflect.ownKeys(schema)) made[key] = replace(schema[key])
  return made
}

/** The schema of an entity in one language: every LocalisedText in it is a string. What a visitor's read answers. */
export const localised = <T extends TSchema>(schema: T): TUnsafe<Localised<Static<T>>> =>
  Type.Unsafe<Localised<Static<T>>>(replace(schema) as TSchema)

/** A list of whole entities: in both languages for the build (`store_view=all`), in one for a visitor. */
export const listInEither = <T extends TSchema>(schema: T) => Type.Union([listOf(schema), listOf(localised(schema))])

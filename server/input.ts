/**
 * From what was sent to what a handler gets: only fields the schema names, query strings and typed digits turned into the schema's types,
 * texts trimmed of what nobody sees. Anything else is refused with the names of the fields.
 */
import { type Static, type TObject, type TSchema, Type, TypeGuard } from '@sinclair/typebox'
import { TypeCompiler, type ValueError, ValueErrorType } from '@sinclair/typebox/compiler'
import { Value } from '@sinclair/typebox/value'
import { IsoDate } from '../src/contract/text-schema'
import { isIsoDate } from '../src/domain/dates'
import { toLatinDigits } from '../src/domain/digits'
import { cleanText, isSafeText } from '../src/domain/text'
import { type FailedFields, fail } from './fail'

export type Raw = Record<string, unknown>

export const isRecord = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value)

/** An intersection of objects as one object: each part would refuse the other's fields where it allows no others. */
export function flatten(schema: TSchema): TSchema {
  if (TypeGuard.IsIntersect(schema)) return Type.Composite(schema.allOf.map(flatten) as TObject[])
  if (TypeGuard.IsArray(schema)) return { ...schema, items: flatten(schema.items) } as TSchema
  if (TypeGuard.IsUnion(schema)) return { ...schema, anyOf: schema.anyOf.map(flatten) } as TSchema
  if (!TypeGuard.IsObject(schema)) return schema
  const properties = Object.fromEntries(Object.entries(schema.properties).map(([name, property]) => [name, flatten(property)]))
  return { ...schema, properties } as TSchema
}

function shapeNumber(value: unknown, form: RegExp): unknown {
  if (typeof value !== 'string') return value
  const digits = toLatinDigits(cleanText(value))
  return form.test(digits) ? Number(digits) : value
}

/** Passwords are kept as typed, to the last blank; everything else is judged without what nobody sees (domain §2). */
function shapeText(value: unknown, schema: TSchema, name: string): unknown {
  if (typeof value !== 'string' || /password/i.test(name)) return value
  return schema.pattern === IsoDate.pattern ? toLatinDigits(cleanText(value)) : cleanText(value)
}

/** Objects and lists may come as JSON in a query string; lists also as a comma list. */
function fromText(value: unknown, opening: '{' | '['): unknown {
  if (typeof value !== 'string') return value
  if (!value.startsWith(opening)) return opening === '[' ? value.split(',').filter((part) => part !== '') : value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

function shapeObject(schema: TObject, sent: unknown): unknown {
  const value = fromText(sent, '{')
  if (!isRecord(value)) return value
  const shaped: Raw = {}
  for (const [name, property] of Object.entries(schema.properties)) {
    if (Object.hasOwn(value, name) && value[name] !== undefined) shaped[name] = shape(property, value[name], name)
    else if (property.default !== undefined) shaped[name] = structuredClone(property.default)
  }
  return shaped
}

function shapeUnion(variants: TSchema[], value: unknown, name: string): unknown {
  for (const variant of variants) if (Value.Check(variant, value)) return shape(variant, value, name)
  for (const variant of variants) {
    const shaped = shape(variant, value, name)
    if (Value.Check(variant, shaped)) return shaped
  }
  return value === '' && variants.some(TypeGuard.IsNull) ? null : value
}

function shapeRecord(patterns: Record<string, TSchema>, sent: unknown): unknown {
  const value = fromText(sent, '{')
  const [pattern] = Object.values(patterns)
  if (!isRecord(value) || !pattern) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shape(pattern, entry, key)]))
}

function shape(schema: TSchema, value: unknown, name = ''): unknown {
  if (TypeGuard.IsInteger(schema)) return shapeNumber(value, /^[+-]?\d+$/)
  if (TypeGuard.IsNumber(schema)) return shapeNumber(value, /^-?\d+(\.\d+)?$/)
  if (TypeGuard.IsString(schema)) return shapeText(value, schema, name)
  if (TypeGuard.IsBoolean(schema)) return value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value
  if (TypeGuard.IsLiteral(schema)) return typeof schema.const === 'string' ? value : String(schema.const) === value ? schema.const : value
  if (TypeGuard.IsObject(schema)) return shapeObject(schema, value)
  if (TypeGuard.IsRecord(schema)) return shapeRecord(schema.patternProperties, value)
  if (TypeGuard.IsUnion(schema)) return shapeUnion(schema.anyOf, value, name)
  if (!TypeGuard.IsArray(schema)) return value
  const list = fromText(value, '[')
  return Array.isArray(list) ? list.map((entry) => shape(schema.items, entry, name)) : list
}

/** Texts neither database nor UTF-8 can hold, nesting nobody means (reported fault 57). @returns the path of the first, or null. */
function unsafePath(value: unknown, path = '', depth = 0): string | null {
  if (typeof value === 'string') return isSafeText(value) ? null : path
  if (typeof value !== 'object' || value === null) return null
  if (depth > 32) return path
  for (const [key, entry] of Object.entries(value)) {
    const inner = path ? `${path}.${key}` : key
    const found = isSafeText(key) ? unsafePath(entry, inner, depth + 1) : path || 'body'
    if (found !== null) return found
  }
  return null
}

/** A pattern can't know that 2027 has no 29 February. @returns paths of dates that do not exist. */
function impossibleDates(schema: TSchema, value: unknown, path = ''): string[] {
  if (typeof value === 'string') return schema.pattern === IsoDate.pattern && !isIsoDate(value) ? [path] : []
  if (TypeGuard.IsUnion(schema))
    return schema.anyOf.filter((variant) => Value.Check(variant, value)).flatMap((variant) => impossibleDates(variant, value, path))
  if (Array.isArray(value) && TypeGuard.IsArray(schema))
    return value.flatMap((entry, index) => impossibleDates(schema.items, entry, `${path}.${index}`))
  if (!isRecord(value) || !TypeGuard.IsObject(schema)) return []
  return Object.entries(schema.properties).flatMap(([name, property]) =>
    impossibleDates(property, value[name], path ? `${path}.${name}` : name),
  )
}

/** TypeBox's names of what is wrong → ours (locales `validation`). */
function ruleOf({ type, value }: ValueError): string {
  const name = ValueErrorType[type]
  if (/RequiredProperty/.test(name) || value === undefined) return 'required'
  if (/MinLength|MinItems/.test(name)) return value === '' || (Array.isArray(value) && value.length === 0) ? 'required' : 'tooShort'
  if (/MaxLength|MaxItems/.test(name)) return 'tooLong'
  if (/Minimum/.test(name)) return 'tooSmall'
  if (/Maximum/.test(name)) return 'tooLarge'
  return 'format'
}

function fieldsOf(errors: Iterable<ValueError>): FailedFields {
  const fields: FailedFields = {}
  for (const error of errors) {
    const path = error.path.slice(1).replaceAll('/', '.') || 'body'
    fields[path] ??= ruleOf(error)
    if (Object.keys(fields).length >= 20) break
  }
  return fields
}

/** Of a path told back: names are the sender's and may be a megabyte long. */
const longestPath = 100

/**
 * @returns a reader of raw input. Fails with `validation` and the fields: required, tooShort, tooLong, tooSmall, tooLarge, format, unsafeText.
 */
export function inputReader<S extends TSchema>(schema: S): (raw: Raw) => Static<S> {
  const flat = flatten(schema)
  const check = TypeCompiler.Compile(flat)
  return (raw) => {
    const unsafe = unsafePath(raw)
    if (unsafe !== null) throw fail('validation', { fields: { [unsafe.slice(0, longestPath)]: 'unsafeText' } })
    const value = shape(flat, raw)
    if (!check.Check(value)) throw fail('validation', { fields: fieldsOf(check.Errors(value)) })
    const dates = impossibleDates(flat, value)
    if (dates.length > 0) throw fail('validation', { fields: Object.fromEntries(dates.map((path) => [path, 'format'])) })
    return value as Static<S>
  }
}

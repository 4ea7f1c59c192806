/**
 * From what was sent to what a handler gets: only fields the schema names, query strings and typed digits turned into the schema's types,
 * texts trimmed of what nobody sees. Anything else is refused with the names of the fields.
 */
import { type Static, type TObject, type TSchema, Type, TypeGuard } from '@sinclair/typebox'
import { TypeCompiler, type ValueError, ValueErrorType } from '@sinclair/typebox/compiler'
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

type Shaper = (value: unknown, name: string) => unknown

const [wholeNumber, anyNumber] = [/^[+-]?\d+$/, /^-?\d+(\.\d+)?$/]

function shapeNumber(value: unknown, form: RegExp): unknown {
  if (typeof value !== 'string') return value
  const digits = toLatinDigits(cleanText(value))
  return form.test(digits) ? Number(digits) : value
}

/** Passwords are kept as typed, to the last blank; everything else is judged without what nobody sees (domain §2). @assumed */
function textShaper({ pattern }: TSchema): Shaper {
  const clean = pattern === IsoDate.pattern ? (text: string) => toLatinDigits(cleanText(text)) : cleanText
  return (value, name) => (typeof value !== 'string' || /password/i.test(name) ? value : clean(value))
}

const shapeBoolean: Shaper = (value) => (value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value)

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

/** Fields that the schema does not name are left out silently: a page of another build may send some. @assumed */
function objectShaper({ properties }: TObject): Shaper {
  const fields = Object.entries(properties).map(([name, property]) => ({ name, shape: shaperOf(property), otherwise: property.default }))
  return (sent) => {
    const value = fromText(sent, '{')
    if (!isRecord(value)) return value
    const shaped: Raw = {}
    for (const { name, shape, otherwise } of fields) {
      if (Object.hasOwn(value, name) && value[name] !== undefined) shaped[name] = shape(value[name], name)
      else if (otherwise !== undefined) shaped[name] = structuredClone(otherwise)
    }
    return shaped
  }
}

function unionShaper(schemas: TSchema[]): Shaper {
  const variants = schemas.map((schema) => ({ check: TypeCompiler.Compile(schema), shape: shaperOf(schema) }))
  const nullable = schemas.some(TypeGuard.IsNull)
  return (value, name) => {
    for (const { check, shape } of variants) if (check.Check(value)) return shape(value, name)
    for (const { check, shape } of variants) {
      const shaped = shape(value, name)
      if (check.Check(shaped)) return shaped
    }
    return value === '' && nullable ? null : value
  }
}

function recordShaper(patterns: Record<string, TSchema>): Shaper {
  const [pattern] = Object.values(patterns)
  const shape = pattern && shaperOf(pattern)
  return (sent) => {
    const value = fromText(sent, '{')
    if (!isRecord(value) || !shape) return value
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shape(entry, key)]))
  }
}

function arrayShaper(items: TSchema): Shaper {
  const shape = shaperOf(items)
  return (value, name) => {
    const list = fromText(value, '[')
    return Array.isArray(list) ? list.map((entry) => shape(entry, name)) : list
  }
}

/** Looks through the schema once, when the server starts; what it gives looks at values alone. */
function shaperOf(schema: TSchema): Shaper {
  if (TypeGuard.IsInteger(schema)) return (value) => shapeNumber(value, wholeNumber)
  if (TypeGuard.IsNumber(schema)) return (value) => shapeNumber(value, anyNumber)
  if (TypeGuard.IsString(schema)) return textShaper(schema)
  if (TypeGuard.IsBoolean(schema)) return shapeBoolean
  if (TypeGuard.IsLiteral(schema))
    return (value) => (typeof schema.const !== 'string' && String(schema.const) === value ? schema.const : value)
  if (TypeGuard.IsObject(schema)) return objectShaper(schema)
  if (TypeGuard.IsRecord(schema)) return recordShaper(schema.patternProperties)
  if (TypeGuard.IsUnion(schema)) return unionShaper(schema.anyOf)
  if (TypeGuard.IsArray(schema)) return arrayShaper(schema.items)
  return (value) => value
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

type DateFinder = (value: unknown, path: string) => string[]

const within = (path: string, name: string | number): string => (path ? `${path}.${name}` : String(name))

function unionDates(schemas: TSchema[]): DateFinder | null {
  const variants = schemas.flatMap((schema) => {
    const find = dateFinder(schema)
    return find ? [{ check: TypeCompiler.Compile(schema), find }] : []
  })
  if (variants.length === 0) return null
  return (value, path) => variants.flatMap(({ check, find }) => (check.Check(value) ? find(value, path) : []))
}

function objectDates({ properties }: TObject): DateFinder | null {
  const fields = Object.entries(properties).flatMap(([name, property]) => {
    const find = dateFinder(property)
    return find ? [{ name, find }] : []
  })
  if (fields.length === 0) return null
  return (value, path) => (isRecord(value) ? fields.flatMap(({ name, find }) => find(value[name], within(path, name))) : [])
}

function arrayDates(items: TSchema): DateFinder | null {
  const find = dateFinder(items)
  return find && ((value, path) => (Array.isArray(value) ? value.flatMap((entry, index) => find(entry, within(path, index))) : []))
}

/** A pattern can't know that 2027 has no 29 February. What it gives tells the paths of dates that do not exist; null where no dates are. */
function dateFinder(schema: TSchema): DateFinder | null {
  if (TypeGuard.IsString(schema) && schema.pattern === IsoDate.pattern)
    return (value, path) => (typeof value === 'string' && !isIsoDate(value) ? [path] : [])
  if (TypeGuard.IsUnion(schema)) return unionDates(schema.anyOf)
  if (TypeGuard.IsArray(schema)) return arrayDates(schema.items)
  return TypeGuard.IsObject(schema) ? objectDates(schema) : null
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
  const shape = shaperOf(flat)
  const impossibleDates = dateFinder(flat)
  return (raw) => {
    const unsafe = unsafePath(raw)
    if (unsafe !== null) throw fail('validation', { fields: { [unsafe.slice(0, longestPath)]: 'unsafeText' } })
    const value = shape(raw, '')
    if (!check.Check(value)) throw fail('validation', { fields: fieldsOf(check.Errors(value)) })
    const dates = impossibleDates?.(value, '') ?? []
    if (dates.length > 0) throw fail('validation', { fields: Object.fromEntries(dates.map((path) => [path, 'format'])) })
    return value as Static<S>
  }
}

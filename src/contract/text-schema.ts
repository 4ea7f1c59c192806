import { type Static, Type } from '@sinclair/typebox'

/** A text in both locales. Entities hold these; a visitor's read answers one string in its place. */
export const LocalisedText = Type.Object({ en: Type.String(), ar: Type.String() })
export type LocalisedText = Static<typeof LocalisedText>

/** A calendar date, `YYYY-MM-DD`, from end to end; never a moment in time. */
export const IsoDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

/** Hours and minutes of a day, `HH:MM`, where the thing stands. */
export const ClockTime = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })

/** An integer of a currency's minor unit (halalas, pence, cents). */
export const Minor = Type.Integer()

/** ISO 4217 code of a school's or the customer's currency. */
export const Currency = Type.String({ pattern: '^[A-Z]{3}$' })

/** The shape of T with every LocalisedText replaced by one string: what a visitor's read answers. */
export type Localised<T> = T extends { en: string; ar: string }
  ? string
  : T extends readonly (infer Item)[]
    ? Localised<Item>[]
    : T extends object
      ? { [Key in keyof T]: Localised<T[Key]> }
      : T

import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { toLatinDigits } from './digits'
import { cleanText } from './text'

/** Direction marks come along when a number is copied out of Arabic text. */
const marks = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/**
 * A telephone number in E.164 (`+966501234567`), or null when it is none. Without a country code it is read as one of `country`;
 * Saudi ones come as 05…, 5…, 966… or 00966…, in digits of any script (design domain §2).
 */
export function toE164(text: string, country: CountryCode = 'SA'): string | null {
  const typed = cleanText(toLatinDigits(text)).replace(marks, '')
  if (typed.length > 40) return null
  const found = parsePhoneNumberFromString(typed, { defaultCountry: country, extract: false })
  return found?.isValid() && !found.ext ? found.number : null
}

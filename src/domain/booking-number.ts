/** Numbers of bookings and quotes that people read out: RH-26-004217. The last digit checks the others. */
import { toLatinDigits } from './digits'

/** Damm's quasigroup (2004): finds every single wrong digit and every swap of neighbours. */
const damm = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
]

const checkDigit = (digits: string): string => {
  let interim = 0
  for (const digit of digits) interim = Number(damm[interim]?.charAt(Number(digit)))
  return String(interim)
}

const serialDigits = 5
const form = /^RH(\d{2})(\d{6,10})$/

/**
 * @param year four digits @param serial the booking's number within the year, from 1; beyond 99,999 the number grows by a digit
 * @throws RangeError for what could not be read back
 */
export const formatBookingNumber = (year: number, serial: number): string => checkedNumber('RH', year, serial)

/** A quote's: RQ-26-000185. Another prefix, so that nobody takes an offer for a booking. */
export const formatQuoteNumber = (year: number, serial: number): string => checkedNumber('RQ', year, serial)

function checkedNumber(prefix: string, year: number, serial: number): string {
  if (!Number.isInteger(serial) || serial < 1 || serial > 999_999_999) throw new RangeError('serial out of range')
  const shortYear = String(year % 100).padStart(2, '0')
  const digits = String(serial).padStart(serialDigits, '0')
  return `${prefix}-${shortYear}-${digits}${checkDigit(shortYear + digits)}`
}

/**
 * The number as it is kept, from what somebody typed: lower case, spaces, other dashes, digits of any script, without "RH". Null when the
 * check digit says that a digit is wrong.
 */
export function parseBookingNumber(text: string): string | null {
  const typed = toLatinDigits(text.slice(0, 60))
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  const found = form.exec(typed.startsWith('RH') ? typed : `RH${typed}`)
  const [, year = '', number = ''] = found ?? []
  if (!found || checkDigit(year + number.slice(0, -1)) !== number.slice(-1)) return null
  const serial = Number(number.slice(0, -1))
  return serial >= 1 && String(serial).padStart(serialDigits, '0') === number.slice(0, -1) ? `RH-${year}-${number}` : null
}

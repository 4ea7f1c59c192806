/** How a staff command says what went wrong. */
import { defaultLocale } from '../../../src/config/locales'
import ar from '../../../src/locales/ar/failures.json'
import en from '../../../src/locales/en/failures.json'
import { Failure } from '../../fail'

const sentences: Record<string, Record<string, unknown>> = { ar, en }
/** In both languages: nobody has told the command which one the reader reads. */
const said = ({ code }: Failure) => [defaultLocale, 'en'].map((locale) => sentences[locale]?.[code] ?? code).join('\n')

/** Ends the command with a sentence and exit code 1. */
export function complain(error: unknown): void {
  console.error(error instanceof Failure ? said(error) : error instanceof Error ? error.message : error)
  process.exitCode = 1
}

import { visaLength } from '../domain/visa'
import { useText } from '../i18n/use-text'
import { useWeeks } from '../i18n/weeks'
import { Hint } from './hint'

export type VisaFacts = { name: string; shortStayWeeks: number | null }

/** Which visa a stay of so many weeks usually asks for. General facts, never advice for one passport: it says to check. */
export function VisaHint({ country, weeks }: { country: VisaFacts; weeks: number }) {
  const t = useText('explained')
  const say = useWeeks()
  const { name, shortStayWeeks } = country
  const length = visaLength(shortStayWeeks, weeks)
  if (!length) return null
  return (
    <Hint icon="file-text" quiet={length === 'fits'}>
      <p>{t(`visa.${length}`, { country: name, weeks: say(weeks), limit: say(shortStayWeeks ?? 0) })}</p>
      <p>{t('visa.check')}</p>
    </Hint>
  )
}

import { useEffect, useState } from 'react'
import { timeLeft } from '../domain/dates'
import { useText } from './use-text'

/** Often enough that a minute is never shown long after it is over. */
const tick = 20_000

/** "12 days left", "5 hours 3 minutes left", to the end of a day in Riyadh; '' when it is over. Dictionary `explained`. */
export function useTimeLeft() {
  const t = useText('explained')
  return (lastDay: string, nowMs: number): string => {
    const left = timeLeft(lastDay, nowMs)
    if (!left) return ''
    const [one, two] = (['days', 'hours', 'minutes'] as const)
      .filter((unit) => left[unit] > 0)
      .map((unit) => t(unit, { count: left[unit] }))
    // From the third day on nobody counts hours.
    const time = left.days > 2 || !two ? (one ?? '') : t('and', { one: one ?? '', two })
    return t('left', { time })
  }
}

/** The same on a page, counting down. `onEnd`: called once, when the day is over while the page is open. */
export function TimeLeft({ lastDay, onEnd }: { lastDay: string; onEnd?: () => void }) {
  const write = useTimeLeft()
  const [now, setNow] = useState(() => Date.now())
  const over = timeLeft(lastDay, now) === null
  useEffect(() => {
    if (over) return
    const timer = setInterval(() => setNow(Date.now()), tick)
    return () => clearInterval(timer)
  }, [over])
  const [wasOver] = useState(over)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the end
  useEffect(() => {
    if (over && !wasOver) onEnd?.()
  }, [over])
  return <>{write(lastDay, now)}</>
}

import type { IsoDate } from '../../domain/dates'

/** First days of the months after the one `today` lies in: `2026-11-27` → `2026-12-01`, `2027-01-01`, … */
export function monthsFrom(today: IsoDate, count: number): IsoDate[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: count }, (_, index) => {
    const passed = month + index
    return `${year + Math.floor(passed / 12)}-${String((passed % 12) + 1).padStart(2, '0')}-01`
  })
}

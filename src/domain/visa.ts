/** Is a short-stay permission long enough for a stay? (issue 4 "visa-length hint"; the facts are the countries'.) */
export type VisaLength = 'fits' | 'longer' | 'always'

/**
 * `shortStayWeeks`: weeks of study a short-stay permission is usually enough for, 0 where a student visa is needed from the first week,
 * null where nothing is stated: then nothing is said. @assumed
 */
export function visaLength(shortStayWeeks: number | null, weeks: number): VisaLength | null {
  if (shortStayWeeks === null) return null
  if (shortStayWeeks === 0) return 'always'
  return weeks <= shortStayWeeks ? 'fits' : 'longer'
}

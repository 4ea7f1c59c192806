import { useMemo } from 'react'
import { courseCalls, type PlacesAsked } from '../../api/course-calls'
import type { Failure } from '../../api/failure'
import type { CourseFilterOptions, CourseList } from '../../contract/course-schema'
import type { SchoolList } from '../../contract/school-schema'
import type { Result } from '../../domain/result'
import { useRequest } from '../../hooks/use-request'
import { useLocale } from '../../i18n/use-text'
import { environmentOf } from '../../store/environment'
import type { Root } from '../../store/root-store'

type Asked = PlacesAsked & { weeks?: number }
type Ask<Answer> = (calls: ReturnType<typeof courseCalls>, asked: Asked, call: { signal: AbortSignal }) => Promise<Result<Answer, Failure>>

/** One of the catalogue's lists for the places chosen so far; asks nothing while `asked` is null. `ask` must be stable. */
function useList<Answer>(store: Root, ask: Ask<Answer>, asked: Asked | null) {
  const locale = useLocale()
  const written = asked && JSON.stringify(asked)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same question in the same language is the same
  const question = useMemo(
    () => asked && ((signal: AbortSignal) => ask(courseCalls(environmentOf(store).client), asked, { signal })),
    [store, ask, written, locale],
  )
  return useRequest(question)
}

const options: Ask<CourseFilterOptions> = (calls, asked, call) => calls.options(asked, call)
const schools: Ask<SchoolList> = (calls, asked, call) => calls.schools(asked, call)
const courses: Ask<CourseList> = (calls, asked, call) => calls.courses(asked, call)

export const useOptions = (store: Root, asked: Asked | null) => useList(store, options, asked)
export const useSchools = (store: Root, asked: Asked | null) => useList(store, schools, asked)
export const useCourseCards = (store: Root, asked: Asked | null) => useList(store, courses, asked)

import { useEffect } from 'react'
import type { SeenCourse } from '../../store/recently-seen'

/** @assumed A course is seen by whoever stays on its page for three seconds after touching it. */
const glance = 3000

/** Remembers the course in this browser. The code for it comes when it is wanted (decision 4). */
export function RememberCourse({ course }: { course: SeenCourse }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page shows one course
  useEffect(() => {
    const remember = () => import('./browser-memory').then(({ rememberHere }) => rememberHere(course)).catch(console.info)
    const timer = setTimeout(remember, glance)
    return () => clearTimeout(timer)
  }, [course.id])
  return null
}

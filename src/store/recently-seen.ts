/** Courses looked at last. They stay in this browser: nothing of it goes to the server, and no store is needed to read it. */
import { limits } from '../config/limits'
import type { Locale } from '../config/locales'
import type { SafeStorage } from './safe-storage'
import { storageKeys } from './storage-keys'

type Both = Record<Locale, string>
/** What a small card shows of a course, in both languages, so that it needs nobody to ask. */
export type SeenCourse = { id: number; path: Both; name: Both; school: Both; poster: string }

const version = 1

const isBoth = (value: unknown): value is Both => {
  const texts = value as Partial<Both> | null
  return typeof texts?.ar === 'string' && typeof texts.en === 'string'
}
/** Somebody else may have written here: a path leads into this site or the entry is dropped. */
const isSeen = (value: unknown): value is SeenCourse => {
  const seen = value as Partial<SeenCourse> | null
  const isWhole = Number.isInteger(seen?.id) && typeof seen?.poster === 'string' && isBoth(seen.name) && isBoth(seen.school)
  return isWhole && isBoth(seen?.path) && Object.values(seen.path).every((path) => /^\/(ar|en)\//.test(path))
}

/** The newest first, 12 at most. */
export function readSeen(storage: SafeStorage): SeenCourse[] {
  try {
    const kept = JSON.parse(storage.read(storageKeys.recentlySeen) ?? 'null') as { version?: unknown; courses?: unknown[] } | null
    return kept?.version === version && Array.isArray(kept.courses) ? kept.courses.filter(isSeen).slice(0, limits.recentlySeen) : []
  } catch {
    // Cut off while written, or not ours: nothing was seen.
    return []
  }
}

/** Puts a course in front. */
export function rememberSeen(storage: SafeStorage, course: SeenCourse): void {
  const courses = [course, ...readSeen(storage).filter(({ id }) => id !== course.id)].slice(0, limits.recentlySeen)
  storage.write(storageKeys.recentlySeen, JSON.stringify({ version, courses }))
}

export const forgetSeen = (storage: SafeStorage): void => storage.remove(storageKeys.recentlySeen)

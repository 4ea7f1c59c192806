import { forgetSeen, readSeen, rememberSeen, type SeenCourse } from '../../store/recently-seen'
import { safeStorage } from '../../store/safe-storage'

const storage = () => safeStorage(() => window.localStorage)

export const rememberHere = (course: SeenCourse) => rememberSeen(storage(), course)
export const readHere = () => readSeen(storage())
export const forgetHere = () => forgetSeen(storage())

const ending = '\\.[a-z][a-z0-9]{0,11}'
const file = new RegExp(`${ending}$`, 'i')

/**
 * Does this path name a file, not a page? A file's name ends in a dot and letters (`form.pdf`, `manifest.webmanifest`); a slug may have a dot
 * before figures, as `ielts-6.5` has.
 */
export const isFilePath = (path: string): boolean => file.test(path)

/** The same as a piece of a pattern that stands before a path and ends with it, its query or its hash. */
export const noFile = `(?![^?#]*${ending}(?:[?#]|$))`

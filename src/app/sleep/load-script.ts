import { append } from './append'

/** Fetches a script file and runs it. Several asked for at once run in that order. */
export const loadScript = (src: string) =>
  new Promise<void>((resolve, reject) =>
    append('script', { src, async: false, onload: () => resolve(), onerror: () => reject(new Error(src)) }),
  )

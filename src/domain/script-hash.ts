import { createHash } from 'node:crypto'

/** `sha256-…` of an inline script, as a Content-Security-Policy names it: the same where the build lists one and where the server reads a page's. */
export const scriptHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

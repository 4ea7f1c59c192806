import { createHash } from 'node:crypto'

/** `sha256-…` of an inline script, as a Content-Security-Policy names it. Only of those that pages put in later: the server reads the others from the page itself. */
export const scriptHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

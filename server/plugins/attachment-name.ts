const unsafeInFallback = /[^\x20-\x7e]|["\\;/%]/g
const leftByUri = /['()*]/g
const halfCharacter = /\p{Surrogate}/gu

/**
 * The header that names a file: UTF-8 by RFC 5987, and an ASCII name for readers that know none (case 60: Node throws on an Arabic header).
 * @param ascii what stands in where the name can't be read
 */
export function attachmentHeader(name: string, ascii: string): string {
  const encoded = encodeURIComponent(name.replace(halfCharacter, '\ufffd')).replace(
    leftByUri,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii.replace(unsafeInFallback, '_')}"; filename*=UTF-8''${encoded}`
}

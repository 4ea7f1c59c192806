/** A fresh Idempotency-Key: 128 random bits. One intention, one key; its repeats carry the same. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

import type { Token, TokenKeeper } from '../api/token'
import type { SafeStorage } from './safe-storage'
import { storageKeys } from './storage-keys'

function parse(text: string | null): Token | null {
  if (!text) return null
  try {
    const { token, code } = JSON.parse(text) as Partial<Token>
    return typeof token === 'string' && typeof code === 'string' ? { token, code } : null
  } catch {
    // Somebody else wrote here; a new token will be fetched.
    return null
  }
}

/** Keeps the token where all tabs see it; without the HttpOnly cookie it authorises nothing (design api.md). */
export function storedTokenKeeper(storage: SafeStorage): TokenKeeper {
  return {
    read: () => parse(storage.read(storageKeys.token)),
    write: (token) => (token ? storage.write(storageKeys.token, JSON.stringify(token)) : storage.remove(storageKeys.token)),
  }
}

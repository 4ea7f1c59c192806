import type { SessionCheck } from './auth-guard'

/** Asks the server, through the store. Loaded only where it is needed: catalogue pages never do. Any failure counts as a guest (spec §4 "Session"). */
export const isLoggedIn: SessionCheck = async () => {
  const { getStore } = await import('../store/get-store')
  const { session } = getStore()
  await session.check()
  return session.isLoggedIn
}

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** True while React takes over what the server wrote, false where it draws anew. */
export const useTakingOver = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

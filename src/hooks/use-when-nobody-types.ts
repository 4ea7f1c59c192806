import { startTransition, useEffect, useState } from 'react'

/** Milliseconds without a letter after which nobody is taken to be typing. */
const pause = 1000

/** True once it is wished and nobody is typing: what is long to draw would hold up the next letter. */
export function useWhenNobodyTypes(isWished: boolean): boolean {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    if (!isWished) return
    let timer = 0
    const wait = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => startTransition(() => setTime(true)), pause)
    }
    wait()
    addEventListener('input', wait, true)
    return () => {
      window.clearTimeout(timer)
      removeEventListener('input', wait, true)
    }
  }, [isWished])
  return isWished && isTime
}

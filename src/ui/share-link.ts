export type Shared = 'shared' | 'copied' | 'failed'

/** The device's own sharing on phones; elsewhere, and where it fails, the link goes to the clipboard. Closing the device's sheet is no failure. */
export async function shareLink(url: string, title: string): Promise<Shared> {
  const touches = window.matchMedia('(pointer: coarse)').matches
  try {
    if (touches && typeof navigator.share === 'function') {
      await navigator.share({ url, title })
      return 'shared'
    }
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed'
  }
}

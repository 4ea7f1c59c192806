/** The address as people read it; an encoding that can't be read is shown as it is. */
export function readableAddress(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

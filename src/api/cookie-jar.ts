/** Keeps `pwacookie` where no browser does (build, tests). In a browser Set-Cookie can't be read, and the jar stays empty. */
export function createCookieJar() {
  let kept: string | null = null
  return {
    header: () => kept,
    learn: (response: Response) => {
      for (const line of response.headers.getSetCookie?.() ?? []) {
        const pair = line.split(';')[0]?.trim()
        if (pair?.startsWith('pwacookie=')) kept = pair
      }
    },
  }
}

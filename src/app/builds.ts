/** What gatsby-plugin-build-id publishes beside the site. */
export type RouteRule = { from: string; to: string; status: number }
export type LatestBuild = { id: string; timestamp: number; rules: RouteRule[] }

/** The newest published build; null where it can't be had: offline, or a host without the file. */
export async function fetchLatestBuild(): Promise<LatestBuild | null> {
  try {
    const response = await fetch('/builds/latest.json', { cache: 'no-cache' })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

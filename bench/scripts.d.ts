/** What the measurements use of scripts/, which are JavaScript so that they run before anything is installed. */
declare module '*/scripts/run/server.mjs' {
  export function startServer(
    env?: Record<string, string>,
  ): Promise<{ url: string; address: string; port: number; stop: () => Promise<void> }>
}
declare module '*/scripts/setup/chromium.mjs' {
  export function ensureChromium(): Promise<string | undefined>
}
declare module '*/scripts/run/free-port.mjs' {
  export function freePort(): Promise<number>
}

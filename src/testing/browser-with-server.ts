/**
 * jsdom that can hold the real server too: `@jest-environment ./src/testing/browser-with-server.ts`. What a server takes from Node, and
 * jsdom does not have, is Node's own.
 */
import { TestEnvironment as Browser } from 'jest-environment-jsdom'

const ofNode = { TextEncoder, TextDecoder, Response, setImmediate, clearImmediate, structuredClone, Uint8Array, ArrayBuffer }

export default class BrowserWithServer extends Browser {
  override async setup() {
    await super.setup()
    Object.assign(this.global, ofNode)
  }
}

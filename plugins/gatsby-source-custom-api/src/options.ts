/** One kind of node and the call that answers its records. */
export type SourceType = {
  /** GraphQL type of the nodes. */
  name: string
  /** Path of the call below `url`. */
  endpoint: string
  /** Sent with each request as query parameters. */
  params?: Record<string, string>
  /** Where the answer holds the records. */
  rootKey?: string
  /** Which field of a record identifies it. Kept as `entityId`, because `id` belongs to Gatsby. */
  idKey?: string
  pageSize?: number
  /**
   * The answer is one object and not a list: it becomes one node `{ entityId: single, values: <the object> }`. Give each such row its own word.
   */
  single?: string
}

export type SourceOptions = {
  /** Origin of the API, e.g. https://shop.example */
  url: string
  types: SourceType[]
  /** Requests in flight at once. */
  concurrency: number
  headers: Record<string, string>
  /** The call that answers a session token, and the fields of its answer that are sent back as headers. Null: the API wants none. */
  token: { endpoint: string; headers: string[] } | null
  /** Milliseconds after which a request counts as failed. */
  timeout: number
  /** How often a 503 or a broken connection is tried again, and the first wait in milliseconds (doubled each time). */
  retries: number
  firstWait: number
}

export const defaults = {
  concurrency: 6,
  headers: {},
  token: null,
  timeout: 30_000,
  retries: 4,
  firstWait: 300,
} satisfies Partial<SourceOptions>

export const listDefaults = { rootKey: 'items', idKey: 'id', pageSize: 100 }

/** Why the build must stop: said to the person who started it. */
export class SourceFailure extends Error {
  override name = 'SourceFailure'
}

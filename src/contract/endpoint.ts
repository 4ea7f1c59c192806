/** The form of a row in endpoints.ts. */
export type Caller =
  /** Everybody, with a session token. */
  | 'anyone'
  /** A logged-in customer; else core_customers_103. */
  | 'customer'
  /** A customer with an approved sub-agent record. */
  | 'subAgent'
  /** No session token asked for: the token itself, health. */
  | 'public'

export type Endpoint = {
  methods: readonly ('GET' | 'POST')[]
  path: `/restfulapi/${string}`
  caller: Caller
  /** Changes something: needs the token headers or a same-origin Sec-Fetch-Site, whatever its method. */
  mutates: boolean
  /** A public read: ETag, short max-age, and the client's 2-minute cache. */
  cacheable: boolean
  /** The client sends an Idempotency-Key and may repeat. */
  keyed: boolean
}

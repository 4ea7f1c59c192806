/**
 * One row per failure: its HTTP status, where a visitor sees it, and what the client does next. No text: the sentences are in
 * locales/{lng}/failures.json under the same code. Codes `core_*` and their order are spec §8; the rest are ours.
 */
export type Failed = {
  /** 0: never sent by the server, raised in the client. */
  status: 0 | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 501 | 503
  shown: /** The toast area. */
    | 'toast'
    /** Beside the fields named in `fields`, or above the form when none is. */
    | 'form'
    /** In place of the list or page that was asked for. */
    | 'page'
    /** Nowhere: the client acts on it. */
    | 'silent'
  then: /** Nothing more; what was typed stays. */
    | 'stay'
    /** Offer to try again. */
    | 'offerRetry'
    /** Fetch a new token and repeat once (spec §4). */
    | 'renewToken'
    /** Repeat with growing waits, honouring Retry-After (spec §4). */
    | 'repeat'
    /** Drop customer and sub-agent data, show the log-in page (spec §4). */
    | 'endSession'
    /** Load quote and items anew; without a quote the cart is empty (spec §8). */
    | 'reloadCart'
    /** Reload the cart and show the cart page. */
    | 'backToCart'
}

const toast = (status: Failed['status'], then: Failed['then'] = 'stay'): Failed => ({ status, shown: 'toast', then })
const form = (status: Failed['status'], then: Failed['then'] = 'stay'): Failed => ({ status, shown: 'form', then })
const page = (status: Failed['status'], then: Failed['then'] = 'stay'): Failed => ({ status, shown: 'page', then })
const silent = (status: Failed['status'], then: Failed['then']): Failed => ({ status, shown: 'silent', then })

const specified = {
  core_websites_101: page(404),
  core_websites_106: toast(422),
  core_websites_107: toast(422),
  core_websites_104: toast(422),
  core_websites_105: toast(422),
  core_products_100: page(404),
  core_products_101: page(404),
  core_products_102: page(404),
  core_products_105: page(422),
  core_products_106: page(422),
  core_products_115: page(500, 'offerRetry'),
  core_categories_100: page(404),
  core_categories_101: page(422),
  core_categories_102: page(422),
  core_categories_103: page(404),
  core_cart_100: toast(422, 'backToCart'),
  core_cart_101: form(422),
  core_cart_103: toast(422),
  core_cart_104: toast(404, 'reloadCart'),
  core_cart_105: silent(404, 'reloadCart'),
  core_customers_103: toast(401, 'endSession'),
  core_customers_104: form(422),
  core_customers_105: toast(500, 'offerRetry'),
  core_customers_106: toast(404),
  core_customers_107: toast(422),
  core_customers_108: page(404),
  core_customers_112: page(404),
  core_customers_113: toast(422),
  core_customers_114: toast(404),
  core_customers_115: toast(422),
  core_customers_116: toast(404),
  core_customers_117: toast(404),
  core_checkout_101: toast(500, 'offerRetry'),
  core_checkout_105: page(422),
  core_contact_100: form(422),
} satisfies Record<string, Failed>

const ours = {
  // The frame of every call
  token_invalid: silent(401, 'renewToken'),
  cookie_needed: toast(403),
  forbidden: toast(403),
  not_found: page(404),
  bad_request: toast(400),
  validation: form(422),
  too_large: toast(413),
  unsupported_type: toast(415),
  rate_limited: toast(429, 'offerRetry'),
  idempotency_conflict: toast(409),
  idempotency_pending: silent(503, 'repeat'),
  conflict: toast(409, 'offerRetry'),
  busy: silent(503, 'repeat'),
  internal: toast(500, 'offerRetry'),
  not_implemented: toast(501),

  // Cart and checkout
  cart_minimum_order: toast(422, 'backToCart'),
  cart_item_not_bookable: toast(422, 'backToCart'),
  cart_price_changed: toast(409, 'backToCart'),
  cart_full: toast(422),
  cart_choice_invalid: form(422),
  cart_places_gone: toast(409, 'backToCart'),
  coupon_expired: form(422),
  coupon_used_up: form(422),
  coupon_minimum: form(422),
  coupon_scope: form(422),
  checkout_guest_closed: toast(403),
  checkout_billing_needed: toast(422),
  checkout_payment_needed: toast(422),
  checkout_payment_unknown: form(422),
  checkout_travellers: form(422),
  checkout_terms_needed: form(422),
  checkout_guardian_needed: form(422),
  payment_failed: toast(422),

  // Lists people keep
  compare_full: toast(422),
  wishlist_full: toast(422),

  // Issued quotes
  quote_unknown: page(404),
  quote_student_needed: form(422),
  quote_alternatives: form(422),
  quote_partner_only: form(403),

  // Pictures
  picture_kind: form(415),
  picture_too_large: form(413),
  picture_too_small: form(422),
  picture_broken: form(422),
  picture_alt_needed: form(422),
  picture_subject_unknown: form(404),
  picture_unknown: form(404),
  logo_kind: form(415),
  logo_too_small: form(422),
  agency_unknown: form(404),

  // Reviews
  review_booking_unknown: form(422),
  review_exists: form(409),

  // Accounts
  login_failed: form(422),
  account_unconfirmed: form(403),
  link_expired: page(422),
} satisfies Record<string, Failed>

const client = {
  /** No answer: offline, name not found, connection cut. */
  network: toast(0, 'offerRetry'),
  /** Every repeat answered 503. */
  unavailable: toast(0, 'offerRetry'),
  /** Spec §4: renewing the token failed twice. */
  token_retry: toast(0, 'offerRetry'),
  /** A code this build does not know: a newer server. */
  unknown: toast(0, 'offerRetry'),
} satisfies Record<string, Failed>

/** What the server may answer. */
export const serverFailures = { ...specified, ...ours }
export type ServerFailureCode = keyof typeof serverFailures

/** Every failure a visitor can meet. */
export const failures = { ...specified, ...ours, ...client }

/** The area's own "An error occurred" code (design api.md), for faults nobody foresaw. */
export function areaFault(endpoint: string): ServerFailureCode {
  if (endpoint.startsWith('core/customers/') || endpoint.startsWith('subagents/')) return 'core_customers_105'
  if (/^(core\/checkout|deliverytimetable|mpgshc)\//.test(endpoint)) return 'core_checkout_101'
  return 'internal'
}

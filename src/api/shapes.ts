/** What the calls that this site makes send and answer, from the contract's schemas. Calls without a row here take and give records. */
import type {
  AddToCartItem,
  BillingSaved,
  CartChanged,
  CheckoutState,
  CurrentQuote,
  OrderPlaced,
  PaymentMethods,
  PlaceOrder,
  QuoteItems,
  SaveBilling,
} from '../contract/cart-schema'
import type { Menu } from '../contract/catalogue-schema'
import type { Configs } from '../contract/config-schema'
import type { CourseDetail, CourseFilterOptions, CourseList, CoursesQuery } from '../contract/course-schema'
import type { EndpointName } from '../contract/endpoints'
import type { OneQuery } from '../contract/list-schema'
import type { ContactForm, Inquiry, MessageReceived, NotifyStock, Subscribe, Subscribed, Unsubscribe } from '../contract/message-schema'
import type {
  AcceptQuote,
  IssueQuote,
  QuoteAccepted,
  QuoteAnswer,
  QuoteLink,
  QuoteList,
  QuoteSent,
  SendQuote,
} from '../contract/quote-schema'
import type {
  AddReview,
  ReportReview,
  ReviewAdded,
  ReviewRatings,
  ReviewRatingsQuery,
  Reviews,
  ReviewsQuery,
} from '../contract/review-schema'
import type { SchoolList, SchoolsQuery } from '../contract/school-schema'
import type { Suggestions, SuggestQuery } from '../contract/search-schema'
import type { App, GeoCountries, GeoPlaces, StoreSet } from '../contract/store-schema'
import type { OwnSubAgent } from '../contract/sub-agent-schema'
import type {
  AddWish,
  CompareChanged,
  CompareChoice,
  CompareQuery,
  Comparison,
  DeleteWish,
  TripAnswers,
  TripsQuery,
  WishAdded,
  WishItems,
} from '../contract/trip-schema'

type Done = { success?: boolean }
type Call<Sent, Answer> = { sent: Sent; answer: Answer }
type Nothing = Record<string, never>

export type Shapes = {
  getPwaToken: Call<Nothing, Done & { 'Pwa-Token': string; 'Pwa-Code': string }>
  'core/websites/setCurrentStore': Call<{ store_code: string }, StoreSet>
  'core/config/getConfigByPaths': Call<{ paths: string; store_id?: string }, Configs>
  'appmanagerapi/app/getApp': Call<{ app_code: string }, App>
  'menu/getMenu': Call<{ menu_code: string }, Menu>
  'core/customers/checkLoginSession': Call<Nothing, Done>
  'core/customers/getLoginCustomerData': Call<Nothing, Done & { data: CustomerRecord }>
  'core/customers/customerLogout': Call<Nothing, Done>
  'subagents/getByLoggedCustomer': Call<Nothing, OwnSubAgent>
  'core/geodata/getStatesByCountry': Call<{ country_id: string }, GeoPlaces>
  'core/geodata/getAllCountries': Call<Nothing, GeoCountries>
  'core/cms/getSimpleBlock': Call<{ identifier: string }, Done & { data: SimpleBlockRecord | null }>
  'course/getCourses': Call<CoursesQuery, CourseList>
  'course/getItemById': Call<OneQuery, CourseDetail>
  'course/getFiltersOptions': Call<CoursesQuery, CourseFilterOptions>
  'school/getSchools': Call<SchoolsQuery, SchoolList>
  'core/catalogsearch/suggest': Call<SuggestQuery, Suggestions>
  'course/getTrips': Call<TripsQuery, TripAnswers>
  'core/products/getProductToCompare': Call<CompareQuery, Comparison>
  'core/products/addProductToCompare': Call<CompareChoice, CompareChanged>
  'core/products/removeProductFromCompare': Call<CompareChoice, CompareChanged>
  'core/products/clearCompare': Call<Nothing, CompareChanged>
  'core/customers/getWishlistItems': Call<Nothing, WishItems>
  'core/customers/addWishlistItem': Call<AddWish, WishAdded>
  'core/customers/deleteWishlistItem': Call<DeleteWish, Done>
  'core/cart/addToCart': Call<AddToCartItem, CartChanged>
  'core/cart/updateQuantityById': Call<{ item_id: number; qty: number }, CartChanged>
  'core/cart/removeItemById': Call<{ item_id: number }, CartChanged>
  'core/cart/getCurrentQuote': Call<Nothing, CurrentQuote>
  'core/cart/getQuoteItems': Call<Nothing, QuoteItems>
  'core/cart/applyPromoCode': Call<{ coupon_code: string }, CartChanged>
  'core/checkout/getCheckout': Call<Nothing, CheckoutState>
  'core/checkout/saveBillingAddress': Call<SaveBilling, BillingSaved>
  'core/checkout/getAvailablePaymentMethods': Call<Nothing, PaymentMethods>
  'core/checkout/setPaymentMethod': Call<{ code: string }, Done>
  'core/checkout/placeOrder': Call<PlaceOrder, OrderPlaced>
  'core/products/getProductsReviews': Call<ReviewsQuery, Reviews>
  'core/products/getProductsReviewRatings': Call<ReviewRatingsQuery, ReviewRatings>
  'core/products/addProductReview': Call<AddReview, ReviewAdded>
  'core/products/reportReview': Call<ReportReview, MessageReceived>
  'core/products/notifyStock': Call<NotifyStock, MessageReceived>
  'core/contact/postForm': Call<ContactForm, MessageReceived>
  'inquiresubmission/submit': Call<Inquiry, MessageReceived>
  'core/newsletters/subscribe': Call<Subscribe, Subscribed>
  'core/newsletters/unsubscribe': Call<Unsubscribe, Subscribed>
  'quote/issue': Call<IssueQuote, QuoteAnswer>
  'quote/getByLink': Call<QuoteLink, QuoteAnswer>
  'quote/getList': Call<Nothing, QuoteList>
  'quote/accept': Call<AcceptQuote, QuoteAccepted>
  'quote/send': Call<SendQuote, QuoteSent>
}

/** Spec §3 "Customer (session data)". */
export type CustomerRecord = { entity_id: number; email: string; firstname: string; lastname: string; name: string; group_id: number }
export type SimpleBlockRecord = { identifier: string; title: string; html: string }

export type PayloadOf<Name extends EndpointName> = Name extends keyof Shapes ? Shapes[Name]['sent'] : Readonly<Record<string, unknown>>
export type AnswerOf<Name extends EndpointName> = Name extends keyof Shapes ? Shapes[Name]['answer'] : Record<string, unknown>

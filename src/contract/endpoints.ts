/**
 * One row per call of spec §7, and the few the product needs beside them (marked "added by us"). The name is `group/action` as the
 * specification writes it and the path follows from it; the kind says how it may be called. Rows in the specification's order.
 */
import type { Endpoint } from './endpoint'

type Kind = Omit<Endpoint, 'path'>

const either = ['GET', 'POST'] as const
const postOnly = ['POST'] as const

/** A read of public data: the same for everybody who asks for the same. */
const publicRead: Kind = { methods: either, caller: 'anyone', mutates: false, cacheable: true, keyed: false }
/** A read about this session or person; never stored by a cache. */
const ownRead: Kind = { methods: either, caller: 'anyone', mutates: false, cacheable: false, keyed: false }
/** A read whose question must not stand in an address. */
const ownQuestion: Kind = { ...ownRead, methods: postOnly }
const customerRead: Kind = { ...ownRead, caller: 'customer' }
const subAgentRead: Kind = { ...ownRead, caller: 'subAgent' }
/** A change without a payload: the client sends GET (spec §7). The token headers make it safe from links. */
const plainChange: Kind = { methods: either, caller: 'anyone', mutates: true, cacheable: false, keyed: false }
const change: Kind = { methods: postOnly, caller: 'anyone', mutates: true, cacheable: false, keyed: false }
/** A change that must never happen twice. */
const keyedChange: Kind = { ...change, keyed: true }
const customerChange: Kind = { ...change, caller: 'customer' }
const customerPlainChange: Kind = { ...plainChange, caller: 'customer' }
const customerKeyedChange: Kind = { ...keyedChange, caller: 'customer' }

const rows = {
  // Session and store
  getPwaToken: { methods: either, caller: 'public', mutates: false, cacheable: false, keyed: false },
  'core/websites/getAllStores': publicRead,
  'core/websites/setCurrentStore': change,
  'core/websites/getCurrentStoreCurrencies': publicRead,
  'core/websites/setCurrentCurrency': change,
  'core/websites/parseUrlKey': publicRead,
  // Added by us: what the build publishes for client navigation.
  'core/websites/getUrlRules': publicRead,
  'core/config/getConfigByPaths': publicRead,
  'core/config/getConfigByPath': publicRead,

  // Catalog
  'core/products/getlist': publicRead,
  'core/products/getByCategory': publicRead,
  'core/products/getByCategoryAndFilters': publicRead,
  'core/products/getByAttribute': publicRead,
  'core/products/getProductsByType': publicRead,
  'core/products/getNewProducts': publicRead,
  'core/products/getBestSellerProducts': publicRead,
  'core/products/getTopRatedProducts': publicRead,
  'core/products/getItem': publicRead,
  'core/products/notifyStock': keyedChange,
  'core/products/getAvailableListSorting': publicRead,
  'core/products/getLayredNavAttributes': publicRead,
  'core/products/searchProductsByName': publicRead,
  'core/products/getProductsReviews': publicRead,
  'core/products/getProductsReviewRatings': publicRead,
  'core/products/addProductReview': keyedChange,
  'core/products/addProductToCompare': change,
  'core/products/getProductToCompare': ownRead,
  'core/products/removeProductFromCompare': change,
  'core/products/clearCompare': plainChange,
  'regionpriceapi/products/getSaleProducts': publicRead,
  'core/catalogsearch/search': publicRead,
  'core/catalogsearch/suggest': publicRead,
  'core/categories/getTree': publicRead,
  'core/categories/getByLevel': publicRead,
  'core/categories/getSubById': publicRead,
  'core/categories/getById': publicRead,

  // Cart
  'core/cart/addToCart': keyedChange,
  'core/cart/updateQuantity': change,
  'core/cart/updateQuantityById': change,
  'core/cart/getCurrentQuote': ownRead,
  'core/cart/getQuoteItems': ownRead,
  'core/cart/removeItem': change,
  'core/cart/removeItemById': change,
  'core/cart/removeItems': plainChange,
  'core/cart/updateCartQuantities': change,
  'core/cart/applyPromoCode': change,
  'core/cart/reorder': customerKeyedChange,

  // Customer
  'core/customers/login': change,
  'core/customers/checkLoginSession': ownRead,
  'core/customers/forgotPassword': change,
  'core/customers/getLoginCustomerData': customerRead,
  'core/customers/customerLogout': plainChange,
  'core/customers/confirmAccount': change,
  'core/customers/validateForgotPasswordToken': ownRead,
  'core/customers/changeForgottenPassword': change,
  'core/customers/hasDeletionRequest': customerRead,
  'core/customers/submitDeletionRequest': customerPlainChange,
  'core/customers/cancelDeletionRequest': customerPlainChange,
  'core/customers/getCustomerAllAddresses': customerRead,
  'core/customers/getDefaultAddresses': customerRead,
  'core/customers/addAddress': customerKeyedChange,
  'core/customers/editAddress': customerChange,
  'core/customers/deleteAddress': customerChange,
  'core/customers/getAddressbyId': customerRead,
  'core/customers/editCustomer': customerChange,
  'core/customers/getOrders': customerRead,
  'core/customers/getOrder': customerRead,
  'core/customers/cancelOrder': customerChange,
  'core/customers/getWishlistItems': customerRead,
  'core/customers/addWishlistItem': customerChange,
  'core/customers/deleteWishlistItem': customerChange,
  'core/newsletters/isSubscribed': ownRead,
  'core/newsletters/subscribe': keyedChange,
  'core/newsletters/unsubscribe': change,

  // Geo
  'core/geodata/getCityByState': publicRead,
  'core/geodata/getAllowedCountries': publicRead,
  'core/geodata/getAllCountries': publicRead,
  'core/geodata/getStatesByCountry': publicRead,

  // Checkout
  'core/checkout/saveBillingAddress': change,
  'core/checkout/getAvailablePaymentMethods': ownRead,
  'core/checkout/setPaymentMethod': change,
  'core/checkout/getAvailableShippingRates': ownRead,
  'core/checkout/setShipingRate': change,
  'core/checkout/placeOrder': { ...keyedChange, methods: either },
  'deliverytimetable/rates/deliverySlots': ownRead,
  'deliverytimetable/rates/setDeliveryData': change,
  'mpgshc/payment/getJsConfigurations': { ...keyedChange, methods: either },
  'mpgshc/payment/validatePayment': keyedChange,
  'mpgshc/payment/cancelPayment': { ...keyedChange, methods: either },

  // Content
  'core/contact/postForm': keyedChange,
  'core/cms/getPage': publicRead,
  'core/cms/getBlock': publicRead,
  'core/cms/getSimpleBlock': publicRead,
  'core/cms/getSimpleBlocks': publicRead,
  'cms/page/getById': publicRead,
  'appmanagerapi/app/getApp': publicRead,
  'appmanagerapi/device/add': keyedChange,
  'appmanagerapi/slider/getSlider': publicRead,
  'appmanagerapi/banner/getBanner': publicRead,
  'appmanagerapi/notification/getNotifications': ownRead,
  'appmanagerapi/notification/getNewNotificationsCount': ownRead,
  'appmanagerapi/notification/markAllNotificationsAsRead': plainChange,
  'appmanagerapi/notification/markAllNotificationsAsDeleted': plainChange,
  'appmanagerapi/notification/markAsRead': change,
  'appmanagerapi/notification/markAsDeleted': change,

  // Study domain
  'subagents/createAccount': keyedChange,
  'subagents/editAccount': customerChange,
  'subagents/getAccountOptions': publicRead,
  'subagents/getByLoggedCustomer': customerRead,
  'subagents/getSubAgentStudents': subAgentRead,
  'subagents/getLoginCustomerData': customerRead,
  'menu/getMenu': publicRead,
  'menu/getMenus': publicRead,
  'general/getLanguages': publicRead,
  'general/getCountries': publicRead,
  'general/getStatesByCountry': publicRead,
  'inquiresubmission/submit': keyedChange,
  'school/getSchools': publicRead,
  'school/getItemById': publicRead,
  'schoolbranch/getSchoolsBranches': publicRead,
  'schoolbranch/getItemById': publicRead,
  'course/getCourses': publicRead,
  'course/getSchoolCourses': publicRead,
  'course/getItemById': publicRead,
  'course/getFiltersOptions': publicRead,
  // POST alone: the secret of a quote stands in no address that a log keeps.
  'course/exportPDF': ownQuestion,
  'course/getBookedCoursesList': customerRead,
  'accommodation/getList': publicRead,
  'accommodation/getFiltersOptions': publicRead,
  'airportpickup/getList': publicRead,
  'extrafee/getItemList': publicRead,

  // Added by us: what the build and the pages need and the specification does not list
  'cms/page/getList': publicRead,
  'cms/block/getList': publicRead,
  'blog/post/getList': publicRead,
  'blog/post/getByUrl': publicRead,
  'faq/getList': publicRead,
  'general/getCities': publicRead,
  'summergroup/getList': publicRead,
  'university/getList': publicRead,
  'course/getTrips': publicRead,
  'core/checkout/getCheckout': ownRead,
  'core/checkout/getPlacedOrder': ownRead,
  'core/products/getReviewHighlights': publicRead,
  'core/products/reportReview': keyedChange,
  'quote/issue': keyedChange,
  // By POST alone, as exportPDF.
  'quote/getByLink': ownQuestion,
  'quote/getList': ownRead,
  'quote/accept': keyedChange,
  'quote/send': keyedChange,
} satisfies Record<string, Kind>

export type EndpointName = keyof typeof rows

/** Every call by name, with its path `restfulapi/{group}/{action}` (spec §7). */
export const endpoints = Object.fromEntries(
  Object.entries(rows).map(([name, kind]) => [name, { ...kind, path: `/restfulapi/${name}` }]),
) as Record<EndpointName, Endpoint>

export const endpointNames = Object.keys(rows) as EndpointName[]

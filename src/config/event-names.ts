/** Events of `window` by which parts of a page that don't know each other talk. Single constants: the sleep script carries only those it uses. */
/** React has hydrated the page, or a part that had slept on. */
export const awake = 'rihla:awake'
/** At a part of the page that sleeps on (ui/sleeping-part): the visitor has acted in it. */
export const wanted = 'rihla:wanted'
/** The number of bookings in the cart changed; `detail` is the number. */
export const cartCount = 'rihla:cart-count'
/** Show a message; `detail` is a ToastMessage. */
export const toast = 'rihla:toast'
/** Work that the loading bar should show; `detail` is 'start', 'finish' or 'error'. */
export const loading = 'rihla:loading'
/** A page or a film was pressed that can't be had without a connection: the visitor stays where she is. */
export const outOfReach = 'rihla:out-of-reach'
/** A newer build has been published. */
export const update = 'rihla:update'

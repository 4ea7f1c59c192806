/** Everything that is served, one line per area. */
import type { MailTemplate } from '../events/mail'
import type { ServedCall } from '../routing'
import { announcementCalls } from './announcements/announcements-routes'
import { cartCalls } from './cart/cart-routes'
import { checkoutCalls } from './checkout/checkout-routes'
import { compareCalls } from './compare/compare-routes'
import { contentCalls } from './content/content-routes'
import { courseCalls } from './courses/courses-routes'
import { customerCalls } from './customers/customers-routes'
import { deviceCalls } from './devices/devices-routes'
import { geoCalls } from './geo/geo-routes'
import { menuCalls } from './menu/menu-routes'
import { renderMessageReceipt, renderMessageReceived } from './messages/message-mails'
import { messageCalls } from './messages/messages-routes'
import { renderNewsletterMail } from './newsletters/newsletter-mails'
import { newsletterCalls } from './newsletters/newsletters-routes'
import { renderNoticeConfirm, renderNoticeDue } from './notices/notice-mails'
import { noticeCalls } from './notices/notices-routes'
import { renderPlacedMail } from './orders/placed-mail'
import { productCalls } from './products/products-routes'
import { renderQuoteMail } from './quotes/quote-mail'
import { quoteCalls } from './quotes/quotes-routes'
import { reviewCalls } from './reviews/reviews-routes'
import { schoolCalls } from './schools/schools-routes'
import { sessionCalls } from './session/session-routes'
import { storeCalls } from './store/store-routes'
import { subAgentCalls } from './subagents/subagents-routes'
import { tripCalls } from './trips/trips-routes'
import { wishlistCalls } from './wishlist/wishlist-routes'

export const servedCalls: readonly ServedCall[] = [
  ...sessionCalls,
  ...storeCalls,
  ...menuCalls,
  ...geoCalls,
  ...schoolCalls,
  ...courseCalls,
  ...productCalls,
  ...contentCalls,
  ...announcementCalls,
  ...cartCalls,
  ...checkoutCalls,
  ...customerCalls,
  ...subAgentCalls,
  ...deviceCalls,
  ...tripCalls,
  ...compareCalls,
  ...wishlistCalls,
  ...reviewCalls,
  ...quoteCalls,
  ...noticeCalls,
  ...newsletterCalls,
  ...messageCalls,
]

/** Mail templates by name (server/events/mail.ts); each area brings its own. */
export const mailTemplates: Record<string, MailTemplate> = {
  booking_placed: renderPlacedMail,
  message_received: renderMessageReceived,
  message_receipt: renderMessageReceipt,
  newsletter_confirm: renderNewsletterMail,
  notice_confirm: renderNoticeConfirm,
  notice_due: renderNoticeDue,
  quote_sent: renderQuoteMail,
}

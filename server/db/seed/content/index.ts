import { announcements } from './announcements'
import { blocks } from './blocks'
import { configs } from './configs'
import { coupons } from './coupons'
import { faqs } from './faqs'
import { menus } from './menus'
import { pages } from './pages'
import { posts } from './posts'
import { urlRules } from './url-rules'

/** The editorial content of the demo shop: what editors would write. Texts are data in both languages, each written on its own. */
export const content = { pages, blocks, posts, faqs, menus, configs, coupons, urlRules, announcements }

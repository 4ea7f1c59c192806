import type { CmsPage } from '../../../../../src/contract/catalogue-schema'
import { visaPages } from '../visa'
import { aboutUs } from './about-us'
import { helpPages } from './help-pages'
import { howToBook } from './how-to-book'
import { privacy } from './privacy'
import { sitePolicy } from './site-policy'
import { terms } from './terms'

export const pages: CmsPage[] = [aboutUs, howToBook, privacy, terms, sitePolicy, ...helpPages, ...visaPages]

import { text } from '../text'
import { americas } from './americas'
import type { BrandFacts } from './brand-facts'
import { britishIsles } from './british-isles'
import { chains } from './chains'
import { continent } from './continent'
import { southAndEast } from './south-and-east'

/** The school of the worked example (design domain §3); its offer is written out in sentinels.ts. */
const demoSchool: BrandFacts = {
  slug: 'demo-school-london',
  name: text('Demo School London', 'مدرسة لندن النموذجية'),
  founded: 1999,
  teaches: ['english'],
  cities: ['london'],
  level: 100,
  character: text(
    'The school whose prices we use to explain how a price is made: every line of its list appears in our guides.',
    'المدرسة التي نشرح بأسعارها كيف يتكون السعر: كل بند في قائمتها مذكور في أدلتنا.',
  ),
}

/** Order is the order of ids: append, never insert. */
export const brands: BrandFacts[] = [demoSchool, ...chains, ...britishIsles, ...americas, ...southAndEast, ...continent]

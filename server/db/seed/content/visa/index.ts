import type { CmsPage } from '../../../../../src/contract/catalogue-schema'
import { englishSpeaking } from './english-speaking'
import { toIndexPage, toPage } from './guide'
import { otherDestinations } from './other-languages'

const guides = [...englishSpeaking, ...otherDestinations]
const firstId = 11

/** `/visa-guides` and one page per country, under the identifier `visa-gb`, `visa-ie`, … */
export const visaPages: CmsPage[] = [toIndexPage(guides, firstId), ...guides.map((guide, index) => toPage(guide, firstId + 1 + index))]

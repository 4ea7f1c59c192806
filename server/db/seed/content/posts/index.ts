import type { Post } from '../../../../../src/contract/catalogue-schema'
import { aBudgetThatHolds } from './a-budget-that-holds'
import { bringingTheLanguageHome } from './bringing-the-language-home'
import { choosingACity } from './choosing-a-city'
import { foundationYear } from './foundation-year'
import { halalFoodAbroad } from './halal-food-abroad'
import { homestayOrResidence } from './homestay-or-residence'
import { ieltsOrNot } from './ielts-or-not'
import { packingLight } from './packing-light'
import { parentsChecklist } from './parents-checklist'
import { priceCliffs } from './price-cliffs'
import { promotionsAndTheirWindows } from './promotions-and-their-windows'
import { ramadanAbroad } from './ramadan-abroad'
import { summerGroupsExplained } from './summer-groups-explained'
import { theFirstWeek } from './the-first-week'
import { visasInPlainWords } from './visas-in-plain-words'

export const posts: Post[] = [
  choosingACity,
  ieltsOrNot,
  homestayOrResidence,
  aBudgetThatHolds,
  visasInPlainWords,
  theFirstWeek,
  halalFoodAbroad,
  ramadanAbroad,
  parentsChecklist,
  summerGroupsExplained,
  foundationYear,
  priceCliffs,
  promotionsAndTheirWindows,
  packingLight,
  bringingTheLanguageHome,
]

import type { CoursePricing } from '../../contract/pricing-schema'
import type { IsoDate } from '../dates'

/** True with a promotion that can be booked today. @assumed one for some ages or nationalities counts: the price card says whose it is. */
export const hasOffer = ({ promotions }: Pick<CoursePricing, 'promotions'>, today: IsoDate): boolean =>
  promotions.some(({ bookFrom, bookTo }) => bookFrom <= today && today <= bookTo)

/** core/customers: the wish list. */
import { Type } from '@sinclair/typebox'
import { AddWish, DeleteWish, Done, WishAdded, WishItems } from '../../../src/contract/trip-schema'
import { serve } from '../../routing'
import { addWish, removeWish, wishlist } from './wishlist-service'

export const wishlistCalls = [
  serve('core/customers/getWishlistItems', { input: Type.Object({}), output: WishItems }, wishlist),
  serve('core/customers/addWishlistItem', { input: AddWish, output: WishAdded }, addWish),
  serve('core/customers/deleteWishlistItem', { input: DeleteWish, output: Done }, removeWish),
]

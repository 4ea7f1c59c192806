/** core/products: comparing. */
import { Type } from '@sinclair/typebox'
import { CompareChanged, CompareChoice, CompareQuery, Comparison } from '../../../src/contract/trip-schema'
import { serve } from '../../routing'
import { addToCompare, clearCompare, comparison, removeFromCompare } from './compare-service'

export const compareCalls = [
  serve('core/products/getProductToCompare', { input: CompareQuery, output: Comparison }, comparison),
  serve('core/products/addProductToCompare', { input: CompareChoice, output: CompareChanged }, addToCompare),
  serve('core/products/removeProductFromCompare', { input: CompareChoice, output: CompareChanged }, removeFromCompare),
  serve('core/products/clearCompare', { input: Type.Object({}), output: CompareChanged }, clearCompare),
]

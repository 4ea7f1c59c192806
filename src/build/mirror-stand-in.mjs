/**
 * What stands in the browser for stylis-plugin-rtl (decision 21): our styles have nothing in them that it would turn, so it need not be fetched
 * nor read each of them. Its name counts among what names of classes are made of: they must be those of the built page.
 */
const mirrored = () => undefined
Object.defineProperty(mirrored, 'name', { value: 'stylisRTLPlugin' })
export default mirrored

import { printCss } from '../theme/print'
import { fileName } from './file-name'

const text = printCss.replace(/\n/g, '')

/** How pages look on paper: a file of its own, because it is no part of what arrives before the first paint. */
export const printFile = { name: fileName('print', text, 'css'), text }

import { rareFaces } from '../theme/fonts'
import { fileName } from './file-name'

/** The faces of rare letters for a page that was built without one of them: fetched when it wakes, because then it may come to show one. */
export const rareFacesFile = { name: fileName('rare-letters', rareFaces, 'css'), text: rareFaces }

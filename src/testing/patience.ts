/** What a page shows after an answer or a file it loads comes when it comes; a busy machine may take longer than a second. */
import { configure } from '@testing-library/dom'

configure({ asyncUtilTimeout: 15_000 })

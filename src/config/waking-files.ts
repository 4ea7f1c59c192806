/** What a page takes to wake, as far as the build has to know it too (build/file-table). */

/** Gatsby's scripts in their order, and the table of all files. Served like Gatsby's own slice, of which it is a copy. */
export const wakingFile = '/_gatsby/slices/waking.html'

/** Names of the files that every page fetches a moment after it woke (app/before-navigation, app/browser). */
export const fetchedAfterWaking = ['route-rules', 'update-check']

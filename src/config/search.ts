/** What a search is without anybody's wish: the list of the built page, and what an address leaves out. */

/** Weeks priced when nobody said how many. @assumed */
export const usualWeeks = 4
/** The most weeks a list is asked to price; a course says itself how many it takes. @assumed */
export const longestTrip = 52
/** Results on a page: a whole number of rows of two, three or four. */
export const resultsPerPage = 12

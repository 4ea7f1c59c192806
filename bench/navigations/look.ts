/** What the page that looks tells: a page came or did not, a worker took over from another. */
export type Told = { what: 'came' | 'hung' | 'workers'; path: string; milliseconds: number }

/**
 * Gatsby takes the elements of a page's head out at every render and puts them in again some tasks later. In between the page would have no name:
 * in its tab, and for who listens to it. So the title is taken off Gatsby's list, and stays until the next one is there.
 */
const gatsbys = 'data-gatsby-head'

function keepNewest() {
  const titles = [...document.head.querySelectorAll('title')]
  const newest = titles.pop()
  newest?.removeAttribute(gatsbys)
  for (const title of titles) title.remove()
}

export function keepTitle() {
  keepNewest()
  new MutationObserver(keepNewest).observe(document.head, { childList: true })
}

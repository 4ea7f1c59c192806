import { keepTitle } from './lasting-title'

const written = '<title data-gatsby-head="true">Checkout</title><meta name="robots" content="noindex" data-gatsby-head="true">'
/** As Gatsby does it when a page renders anew, and when the head of the next one is ready. */
const takeOut = () => {
  for (const element of document.querySelectorAll('[data-gatsby-head]')) element.remove()
}
function putIn(text: string) {
  const title = Object.assign(document.createElement('title'), { textContent: text })
  title.setAttribute('data-gatsby-head', 'true')
  document.head.append(title)
}
const observed = () => Promise.resolve()
const titles = () => [...document.querySelectorAll('title')].map(({ textContent }) => textContent)

beforeEach(() => {
  document.head.innerHTML = written
  keepTitle()
})

describe('given a page whose head Gatsby takes out before the next one is there', () => {
  it('then the page keeps its name, and the rest goes', () => {
    takeOut()
    expect(document.title).toBe('Checkout')
    expect(document.querySelector('meta')).toBeNull()
  })
  it('when the next head comes, then its title is the only one, and lasts as well', async () => {
    takeOut()
    putIn('Cart')
    await observed()
    expect(titles()).toEqual(['Cart'])
    takeOut()
    expect(titles()).toEqual(['Cart'])
  })
  it('when the same head comes again, then there is one title', async () => {
    putIn('Checkout')
    await observed()
    expect(titles()).toEqual(['Checkout'])
  })
})

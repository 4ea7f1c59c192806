import { drawAll, drawRest } from './draw-rest'

describe('what a page just opened draws later', () => {
  let waiting: (() => void)[] = []
  const idle = (work: () => void) => void waiting.push(work)
  const rest = () => {
    for (const work of waiting.splice(0)) work()
  }
  const drawn = () =>
    [...document.querySelectorAll<HTMLElement>('section, footer')].filter(({ style }) => style.length > 0).map(({ id }) => id)
  const isFresh = () => document.documentElement.hasAttribute('data-fresh')

  beforeEach(() => {
    waiting = []
    document.documentElement.setAttribute('data-fresh', '')
    document.body.innerHTML = '<main><section id="first"></section><section id="second"></section></main><footer id="foot"></footer>'
    for (const piece of document.querySelectorAll<HTMLElement>('section, footer'))
      Object.defineProperty(piece.style, 'contentVisibility', { set: () => piece.style.setProperty('--drawn', '1') })
  })

  it('comes piece by piece in idle moments, and the first section is none of them', () => {
    drawRest(idle)
    expect(drawn()).toEqual([])
    rest()
    expect(drawn()).toEqual(['second'])
    rest()
    expect([drawn(), isFresh()]).toEqual([['second', 'foot'], true])
    rest()
    expect([isFresh(), waiting]).toEqual([false, []])
  })
  it('comes at once when the page wakes before', () => {
    drawRest(idle)
    drawAll()
    expect(isFresh()).toBe(false)
  })
  it('given a page to which somebody returns, where all is drawn, then nothing is done', () => {
    drawAll()
    drawRest(idle)
    rest()
    expect([drawn(), waiting]).toEqual([[], []])
  })
})

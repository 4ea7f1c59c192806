import { renderToStaticMarkup } from 'react-dom/server'
import styled, { ServerStyleSheet } from 'styled-components'
import { type Direction, DirectionProvider } from './direction'
import { mirrored } from './mirror'

const Physical = styled.p`left: 1px; padding: 1px 2px 3px 4px; border-radius: 1px 2px 3px 4px; transform: translateX(5px); text-align: left;`
const Logical = styled.p`inset-inline-start: 1px; margin-inline: 1px 2px; text-align: start;`
const Centred = styled.p`left: 50%; right: 50%; background-position: center top; text-align: center;`
const Turned = styled.p`translate: calc(var(--reading) * 8px) 0; ${mirrored}`

/** The static page's own style sheet in one direction. */
function styleOf(direction: Direction): string {
  const sheet = new ServerStyleSheet()
  renderToStaticMarkup(
    sheet.collectStyles(
      <DirectionProvider direction={direction}>
        <Physical />
        <Logical />
        <Centred />
        <Turned />
      </DirectionProvider>,
    ),
  )
  return sheet.getStyleTags()
}

/** Declarations by rule, in the order of the components above. */
const rulesOf = (css: string): string[] =>
  [...css.matchAll(/\{([^{}]*)\}/g)].map(([, body = '']) => body.replaceAll(/\s/g, '')).filter((body) => !body.startsWith('content:'))

describe('given the style sheet of a static page (case 37)', () => {
  const [english, arabic] = [rulesOf(styleOf('ltr')), rulesOf(styleOf('rtl'))]
  it('when the page is Arabic, then what is physical is mirrored before the first paint', () => {
    expect(english[0]).toContain('left:1px;padding:1px2px3px4px;border-radius:1px2px3px4px;transform:translateX(5px);text-align:left')
    expect(arabic[0]).toContain('right:1px;padding:1px4px3px2px;border-radius:2px1px4px3px;transform:translateX(-5px);text-align:right')
  })
  it.each([
    [1, 'what is logical'],
    [2, 'what is centred'],
    [3, 'what turns by --reading, so that nothing is flipped twice'],
  ])('when the page is Arabic, then rule %d, %s, stays as it is written', (rule) => {
    const same = (css: string | undefined) => css?.split(';').filter(Boolean).sort()
    expect(same(arabic[rule])).toEqual(same(english[rule]))
  })
  it('when the language is switched and back, then each time the sheet is that language’s own', () => {
    expect(rulesOf(styleOf('ltr'))).toEqual(english)
    expect(rulesOf(styleOf('rtl'))).toEqual(arabic)
  })
})

import { renderToString } from 'react-dom/server'
import styled, { css, keyframes, ServerStyleSheet } from 'styled-components'
import { giveStylesBack, lengthenMarks, shortenMarks, withoutIds } from './built-styles'

const turn = keyframes`to { rotate: 1turn; }`
const Button = styled.button<{ $quiet?: boolean }>`
  padding: 0.5rem;
  ${({ $quiet }) => $quiet && css`color: gray;`}
  &:hover { color: teal; }
  :root[data-cart] &::after { content: 'a.b'; }
  @media (min-width: 768px) { .price & { padding: 1rem; } }
`
const Wide = styled(Button)`animation: ${turn} 1s; inline-size: 100%;`
const Bare = styled.p``

function builtCss(): string {
  const sheet = new ServerStyleSheet()
  renderToString(
    sheet.collectStyles(
      <>
        <Wide />
        <Button $quiet />
        <Button />
        <Bare />
      </>,
    ),
  )
  return /<style[^>]*>([\s\S]*)<\/style>/.exec(sheet.getStyleTags())?.[1] ?? ''
}

/** What styled-components reads: the rules of each component, and the names it has made, in order. */
function read(css: string) {
  const components: { id: string; group: number; names: string[]; rules: string[] }[] = []
  let rules: string[] = []
  for (const part of css.split('/*!sc*/\n').map((text) => text.trim())) {
    const [, group, id, names] = /^data-styled\.g(\d+)\[id="([\w-]+)"\].*?"([^"]*)/.exec(part) ?? []
    if (id === undefined) {
      if (part) rules.push(part)
      continue
    }
    components.push({ id, group: Number(group), names: (names ?? '').split(',').filter(Boolean), rules })
    rules = []
  }
  return components
}

describe('given the styles of a built page', () => {
  const built = builtCss()
  const back = read(lengthenMarks(shortenMarks(built)))

  test('then with short marks they are shorter, and a style sheet like before', () => {
    const short = shortenMarks(built)
    expect(short).not.toContain('data-styled')
    expect(short).not.toContain('/*!sc*/')
    expect(short.length).toBeLessThan(built.length * 0.9)
  })

  test('then they come back with the same components, rules and order', () => {
    const before = read(built)
    expect(before).toHaveLength(3)
    expect(back.map(({ id, rules }) => ({ id, rules }))).toEqual(before.map(({ id, rules }) => ({ id, rules })))
    expect(back.map(({ group }) => group)).toEqual([1, 2, 3])
  })

  test('then each component finds every name again that it has made, those of animations too', () => {
    for (const [index, { id, names }] of read(built).entries())
      expect([id, back[index]?.names]).toEqual([id, expect.arrayContaining(names)])
  })
})

test('given a sleeping page that wakes, its styles are where styled-components looks for them, once, and are not applied twice', () => {
  document.head.innerHTML = `<style data-built="6.6.0">.aBc{color:red;}\nsc-x1-0{}</style>`
  giveStylesBack()
  giveStylesBack()
  const found = document.querySelectorAll('style[data-styled][data-styled-version="6.6.0"]')
  expect([...found].map(({ textContent }) => textContent)).toEqual([
    '.aBc{color:red;}/*!sc*/\ndata-styled.g1[id="sc-x1-0"]{content:"aBc,"}/*!sc*/\n',
  ])
  expect(document.styleSheets).toHaveLength(1)
})

test('given the elements of a built page, then they have the classes that rules name and not the ids of components', () => {
  const built = '<p class="sc-x1y2-0"><a class="sc-q7-1 sc-z9-12 aBc pills" href="/en">class=&quot;sc-q7-1&quot;</a><i class="bCd"></i></p>'
  expect(withoutIds(built)).toBe('<p><a class="aBc pills" href="/en">class=&quot;sc-q7-1&quot;</a><i class="bCd"></i></p>')
})

test.each([
  ['another one', styled(Bare)`${Button}:hover & { color: teal; }`],
  ['the one before it', styled(Bare)`& + & { color: teal; }`],
])('given a component whose rule names %s, then the build stops: the other one would not be found', (_, Named) => {
  const sheet = new ServerStyleSheet()
  renderToString(sheet.collectStyles(<Named />))
  const css = /<style[^>]*>([\s\S]*)<\/style>/.exec(sheet.getStyleTags())?.[1] ?? ''
  expect(() => shortenMarks(css)).toThrow('or by a class or an attribute')
})

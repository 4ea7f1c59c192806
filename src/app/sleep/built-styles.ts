/**
 * The style sheet that styled-components writes into a page when it is built. When React comes, it has to find each rule's component again, or it
 * would make all of them anew and in another order. It marks them for that, twice: a comment after each rule, and after the rules of a component
 * `data-styled.g4[id="sc-e6rmk8-0"]{content:"dIOWcu,dHnTwi,"}`. A sleeping page is sent with short marks, a line for each rule and `sc-e6rmk8-0{}`
 * for a component, and gets the long ones back before it wakes: 0.6 KB of what arrives before the first paint (decision 26).
 */
const ruleEnd = '/*!sc*/\n'
const longMark = /^data-styled\.g\d+\[id="([^"]+)"\]/
const shortMark = /^(sc-[\w-]+)\{\}$/
const isId = /^sc-[\w-]+$/
/** Names of classes and of animations. Those that are not of the component's making do no harm: nothing asks for them. */
const names = /(?:\.|@keyframes )([A-Za-z][\w-]*)/g

/** @throws where a rule names a component by its id, which elements of sleeping pages don't have. `& + &` becomes such a rule too. */
function refuseIds(css: string) {
  const id = /\.sc-[\w-]+/.exec(css)?.[0]
  if (id)
    throw new Error(
      `A rule names the component ${id}. Elements of built pages have no such class: name it by its tag, or by a class or an attribute of its own.`,
    )
}

export function shortenMarks(css: string): string {
  refuseIds(css)
  return css
    .split(ruleEnd)
    .filter((rule) => rule !== '')
    .map((rule) => rule.trim().replaceAll('\n', ' '))
    .map((rule) => {
      const component = longMark.exec(rule)?.[1]
      return component ? `${component}{}` : rule
    })
    .join('\n')
}

/**
 * The ids that styled-components writes among the classes of each element serve rules that name another component (`${Other} &`, `& + &`). There are none
 * (`refuseIds`, and a test over the source), and React leaves the classes of what was built as they are: 0.3 KB of what arrives before the first paint.
 */
export const withoutIds = (html: string): string =>
  html.replace(/ class="([^"]*)"/g, (attribute, value: string) => {
    const classes = value.split(' ').filter((name) => !isId.test(name))
    if (classes.length === 0) return ''
    return classes.length === value.split(' ').length ? attribute : ` class="${classes.join(' ')}"`
  })

/** Numbers the components in the order in which they stand, as styled-components does. */
export function lengthenMarks(css: string): string {
  let group = 0
  let rules: string[] = []
  const parts = css.split('\n').map((line) => {
    const component = shortMark.exec(line)?.[1]
    if (!component) {
      rules.push(line)
      return line
    }
    group += 1
    const found = [...rules.join('\n').matchAll(names)].map(([, name]) => name)
    rules = []
    return `data-styled.g${group}[id="${component}"]{content:"${found.join()},"}`
  })
  return parts.map((part) => part + ruleEnd).join('')
}

/**
 * Puts the style sheet with long marks where styled-components looks for it. Its type keeps the browser from applying it; the short one stays, or the
 * page would be bare in between, and does nothing any more once every rule is there a second time, in the same order.
 */
export function giveStylesBack() {
  const built = document.querySelector<HTMLStyleElement>('style[data-built]')
  if (!built) return
  const style = document.createElement('style')
  style.type = 'text/plain'
  style.dataset.styled = ''
  style.dataset.styledVersion = built.dataset.built
  style.textContent = lengthenMarks(built.textContent ?? '')
  delete built.dataset.built
  built.after(style)
}

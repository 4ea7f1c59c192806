import { controlAt, leavesPage } from './first-click'

const at = (html: string, selector: string) => {
  document.body.innerHTML = html
  return document.querySelector(selector)
}

describe('a press on a sleeping page', () => {
  it.each([
    ['a link', '<a href="/ar/x"><b>go</b></a>', 'b'],
    ['a summary', '<details><summary>q</summary></details>', 'summary'],
    ['a field', '<form><input></form>', 'input'],
    ['the button of a form', '<form><button type="submit">s</button></form>', 'button'],
    ['plain text', '<p>text</p>', 'p'],
  ])('on %s does its work without scripts', (_what, html, selector) => {
    expect(controlAt(at(html, selector))).toBeNull()
  })
  it.each([
    ['a button', '<button type="button"><i>+</i></button>', 'i'],
    ['something that acts as one', '<div role="button">x</div>', 'div'],
    ['a link that scripts answer', '<a href="/ar/x" data-needs-script>x</a>', 'a'],
  ])('on %s is kept for React', (_what, html, selector) => {
    const target = at(html, selector)
    expect(controlAt(target)).toBe(target?.closest('button,[role=button],a'))
  })
  it('on a link to another page wakes nothing; on a place of this page it may', () => {
    expect(leavesPage(at('<a href="/ar/x">x</a>', 'a'))).toBe(true)
    expect(leavesPage(at('<a href="#facts">x</a>', 'a'))).toBe(false)
  })
})

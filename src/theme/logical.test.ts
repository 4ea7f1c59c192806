/** Decision 21: the mirror of stylis-plugin-rtl is not in the browser, so no style of ours may be one that it would turn. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const root = join(__dirname, '../..')
const fromPlugin = createRequire(require.resolve('stylis-plugin-rtl'))
const mirror: { transform: (css: string) => string } = fromPlugin('cssjanus')

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  // A sheet of paper has a left and a right in both languages.
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('src/paper/'))

/** Declarations end with a semicolon; the code around them is written without. */
const declaration = /(?:^|[\s{])([a-z-]+:(?:[^;{}'"`\n$]|\$\{[^{}]*\})+;)/gm

const declarations = files.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(declaration)].map(([, css = '']) => ({ file, css: css.trim() })),
)

describe('given every style of the shop', () => {
  it('when it is read, then there are styles', () => {
    expect(declarations.length).toBeGreaterThan(500)
  })
  it('when the page is Arabic, then nothing in it would have to be mirrored', () => {
    expect(declarations.filter(({ css }) => mirror.transform(`a{${css}}`) !== `a{${css}}`)).toEqual([])
  })
  it('when one is physical, then it is found', () => {
    for (const css of ['left: 0;', 'margin-right: 1px;', 'transform: translateX(2px);', 'text-align: left;', 'padding: 1px 2px 3px 4px;'])
      expect(mirror.transform(`a{${css}}`)).not.toBe(`a{${css}}`)
  })
})

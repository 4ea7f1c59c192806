/** Decision 19: nothing in a part that is never hydrated may listen or hold state. It would look right and do nothing. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const src = join(__dirname, '..')
const read = (file: string) => readFileSync(file, 'utf8')

/** The modules that `keptPart(name, () => import(…))` draws with. */
const roots = execFileSync('grep', ['-rl', '--include=*.ts', 'ui/kept-part', join(src, 'features')], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .flatMap((file) => [...read(file).matchAll(/import\('(\.[^']+)'\)/g)].map(([, to = '']) => join(dirname(file), to)))

const fileOf = (path: string) => ['.tsx', '.ts'].map((end) => path + end).find(existsSync)

/** The features' own modules among what is imported: `ui` and `i18n` are made for both. */
function modulesOf(path: string, found = new Set<string>()): Set<string> {
  const file = fileOf(path)
  if (!file || found.has(file) || !file.includes('/features/')) return found
  found.add(file)
  for (const [, to = ''] of read(file).matchAll(/from '(\.[^']+)'/g)) modulesOf(join(dirname(file), to), found)
  return found
}

const modules = [...new Set(roots.flatMap((root) => [...modulesOf(root)]))]

test('given the parts that only tell, then those of courses and reviews are found', () => {
  expect(modules.map((file) => file.slice(src.length + 1))).toEqual(
    expect.arrayContaining(['features/course/film.tsx', 'features/course/other-courses.tsx', 'features/reviews/ratings-summary.tsx']),
  )
})

test.each(modules.map((file) => [file.slice(src.length + 1), file]))('given %s, then it neither listens nor holds state', (_name, file) => {
  expect(read(file)).not.toMatch(/\bon[A-Z]\w*=|\buse(State|Reducer|Effect|LayoutEffect|Ref)\(/)
})

import { courseSorts } from '../../contract/course-schema'
import type { Suggestion } from '../../contract/search-schema'
import { createEngine } from './engine'
import type { Documents } from './facts'
import { makeSpellings, readQuery } from './query'
import { makeSuggest } from './suggest'
import { makeTable } from './table'
import { both, branch, courseFacts, documents, named, today } from './testing/catalogue'

const city = (id: number, countryCode: string, en: string, ar: string, slug: string) => ({
  ...named(id, en, ar, slug),
  countryCode,
  latitude: 0,
  longitude: 0,
  poster: slug,
})

const far: Documents = {
  ...documents,
  languages: [...documents.languages, named(3, 'Chinese', 'الصينية', 'chinese'), named(4, 'German', 'الألمانية', 'german')],
  countries: [
    ...documents.countries,
    { code: 'US', name: both('United States', 'الولايات المتحدة'), url: both('united-states', 'الولايات-المتحدة') },
    { code: 'ZA', name: both('South Africa', 'جنوب أفريقيا'), url: both('south-africa', 'جنوب-أفريقيا') },
    { code: 'DE', name: both('Germany', 'ألمانيا'), url: both('germany', 'ألمانيا') },
  ],
  cities: [
    ...documents.cities,
    city(3, 'US', 'New York', 'نيويورك', 'new-york'),
    city(4, 'US', 'San Diego', 'سان دييغو', 'san-diego'),
    city(5, 'ZA', 'Cape Town', 'كيب تاون', 'cape-town'),
    city(6, 'DE', 'Munich', 'ميونخ', 'munich'),
  ],
  schools: [
    ...documents.schools,
    {
      ...named(3, 'Castle & Quill', 'كاسل آند كويل', 'castle-and-quill'),
      accreditations: [],
      featured: false,
      founded: 2000,
      languageIds: [1],
    },
  ],
  branches: [
    ...documents.branches,
    branch(4, 3, 3, 'quill-ny', 0, 0, 0),
    branch(5, 3, 4, 'quill-sd', 0, 0, 0),
    branch(6, 3, 5, 'quill-ct', 0, 0, 0),
    branch(7, 2, 6, 'rive-mu', 0, 0, 0),
  ],
}

const facts = [
  courseFacts(1, 1, 1, { name: ['General English 20', 'الإنجليزية العامة 20'] }),
  courseFacts(2, 4, 1, { name: ['Business English', 'إنجليزية الأعمال'], type: 'business' }),
  courseFacts(3, 5, 1, { name: ['IELTS', 'آيلتس'], type: 'exam', time: 'evening' }),
  courseFacts(4, 6, 1, { name: ['Summit', 'القمة'], type: 'junior' }),
  courseFacts(5, 2, 3, { name: ['General Chinese 20', 'الصينية العامة 20'] }),
  courseFacts(6, 7, 4, { name: ['General German 20', 'الألمانية العامة 20'] }),
]

const table = makeTable(far, facts, today)
const engine = createEngine(table)
const suggest = makeSuggest(engine)

function find(q: string) {
  const read = readQuery({ q }, { sorts: courseSorts, spellings: makeSpellings(engine), locale: 'ar' })
  if (!read.ok) throw new Error(JSON.stringify(read.failure))
  const found = engine.search('courses', read.value.wish, { prices: table.fromPerWeek, starts: null })
  return { ids: found.rows(0, 100).map((row) => Number(table.ids[row])), meant: found.meant, found }
}

describe('given a name, then it is found whatever the spaces, and nothing is said of a slip', () => {
  test.each([
    ['كيب تاون', [4]],
    ['كيبتاون', [4]],
    ['كيب-تاون', [4]],
    ['كيبتا', [4]],
    ['في كيبتاون', [4]],
    ['نيو يورك', [2]],
    ['ني ويورك', [2]],
    ['لن دن', [1]],
    ['ساندييغو', [3]],
    ['الولاياتالمتحدة', [2, 3]],
    ['جنوبأفريقيا', [4]],
    ['الإنجليزيةالعامة', [1]],
    ['newyork', [2]],
    ['new-york', [2]],
    ['NewYor', [2]],
    ['newy ork', [2]],
    ['english newyork', [2]],
    ['sandiego', [3]],
    ['capetown', [4]],
    ['unitedstates', [2, 3]],
    ['castlequill', [2, 3, 4]],
    ['businessenglish', [2]],
    ['sand', []],
    ['pet', []],
  ])('%s finds %j', (q, ids) => {
    const { ids: found, meant } = find(q)
    expect([[...found].sort(), meant]).toEqual([ids, null])
  })

  test.each([
    ['كيبتاون', 'ar', '[كيب] [تاون]'],
    ['لكيبتاون', 'ar', '[كيب] [تاون]'],
    ['newyork', 'en', '[New] [York]'],
    ['capeto', 'en', '[Cape] [To]wn'],
  ] as const)('%s typed in %s suggests %s', (typed, locale, marked) => {
    const suggested = suggest(typed, locale, find('').found)
    const inBrackets = ({ name, ranges }: Suggestion) =>
      ranges.reduceRight((text, [from, to]) => `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`, name)
    expect(suggested.map(inBrackets)).toEqual([marked])
  })
})

describe('given a particle written on to a word, then the word is found', () => {
  test.each([
    ['للأعمال', [2]],
    ['بلندن', [1]],
    ['لأمريكا', [2, 3]],
    ['دراسة بالصينية', [5]],
    ['للدراسة في لندن', [1]],
    ['ولندن', [1]],
    ['لكيبتاون', [4]],
  ])('%s finds %j', (q, ids) => {
    const { ids: found, meant } = find(q)
    expect([[...found].sort(), meant]).toEqual([ids, null])
  })
})

describe('given a word for a kind of course, then the courses of that kind are found, whatever they are called', () => {
  test.each([
    ['أطفال', [4]],
    ['للأطفال', [4]],
    ['وللأطفال', [4]],
    ['ناشئين', [4]],
    ['اليافعين', [4]],
    ['امتحانات', [3]],
    ['مسائية', [3]],
    ['مسائي في سان دييغو', [3]],
    ['أعمال', [2]],
    ['kids', [4]],
    ['Children', [4]],
    ['juniors cape town', [4]],
    ['evening exam', [3]],
    ['مكثفة', []],
    ['pathway', []],
  ])('%s finds %j', (q, ids) => {
    const { ids: found, meant } = find(q)
    expect([[...found].sort(), meant]).toEqual([ids, null])
  })
})

describe('given a word that is right as it is, then it is not taken for a slip of another', () => {
  test.each(['صيفية', 'الصيفية', 'صيفي', 'شتوية', 'مجانية', 'مجاني', 'دورات صيفية في لندن', 'summer', 'music', 'month', 'Geneva'])(
    '%s finds nothing',
    (q) => {
      const { ids, meant, found } = find(q)
      expect([ids, meant, suggest(q, 'ar', found)]).toEqual([[], null, []])
    },
  )
})

describe('given a slip in a word, then it is forgiven still, and it is said what was understood', () => {
  test.each([
    ['لندنن', [1], 'لندن'],
    ['نيوبورك', [2], 'نيويورك'],
    ['الصيننية', [5], 'صينيه'],
    ['الماننيا', [6], 'مانيا'],
    ['londen', [1], 'london'],
    ['lodnon', [1], 'london'],
    ['muncih', [6], 'munich'],
    ['childern', [4], 'children'],
    ['bussines', [2], 'business'],
    ['كيب تاوون', [4], 'كيب تاون'],
  ])('%s finds %j, meant as %s', (q, ids, understood) => {
    const { ids: found, meant } = find(q)
    expect([[...found].sort(), meant]).toEqual([ids, understood])
  })
})

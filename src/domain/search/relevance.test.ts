import type { SearchQuery } from '../../contract/search-schema'
import { makeTable } from './table'
import { courseFacts, documents, today } from './testing/catalogue'
import { searching } from './testing/searching'

const inName = { name: ['Intensive English', 'الإنجليزية المكثفة'] } satisfies Parameters<typeof courseFacts>[3]
const inKind = { name: ['English for work', 'الإنجليزية للعمل'], type: 'intensive' } satisfies Parameters<typeof courseFacts>[3]

/* Course 2 and its school are the editors' choice, which is first without words; it is intensive by its kind alone. */
const search = searching(
  makeTable(
    documents,
    [
      courseFacts(1, 1, 1, { ...inKind, bookable: false }),
      courseFacts(2, 3, 1, { ...inKind, featured: true }),
      courseFacts(3, 1, 1, { ...inName, bookable: false }),
      courseFacts(4, 1, 1, inName),
      courseFacts(5, 1, 1, inName),
      courseFacts(6, 1, 1, inKind),
    ],
    today,
  ),
)

describe('given words, then a better match is recommended before greater merit', () => {
  test.each<[SearchQuery, number[]]>([
    [{}, [2, 4, 5, 6, 1, 3]],
    [{ q: 'english' }, [2, 4, 5, 6, 1, 3]],
    [{ q: 'intensive' }, [4, 5, 3, 2, 6, 1]],
    [{ q: 'المكثفة' }, [4, 5, 3, 2, 6, 1]],
    [{ q: 'english intensive' }, [4, 5, 3, 2, 6, 1]],
    [{ q: 'intensve' }, [4, 5, 3, 2, 6, 1]],
    [{ q: 'intensive', page: 1, limit: 4 }, [4, 5, 3, 2]],
    [{ q: 'intensive', page: 2, limit: 4 }, [6, 1]],
  ])('courses: %j orders %j', (query, ids) => {
    expect(search(query).ids).toEqual(ids)
  })

  test.each<[SearchQuery, number[]]>([
    [{}, [2, 1]],
    [{ q: 'english' }, [2, 1]],
    [{ q: 'intensive' }, [1, 2]],
    [{ q: 'المكثفة' }, [1, 2]],
    [{ q: 'intensive', type: 'intensive' }, [2, 1]],
    [{ q: 'intensive', page: 2, limit: 1 }, [2]],
  ])('schools, each by its best course: %j orders %j', (query, ids) => {
    expect(search(query, 'schools').ids).toEqual(ids)
  })
})

test('given words and another order, then that order alone counts', () => {
  expect(search({ q: 'intensive', sort: 'name' }).ids).toEqual([1, 2, 6, 3, 4, 5])
  expect(search({ q: 'intensive', sort: 'founded', order: 'desc' }, 'schools').ids).toEqual([2, 1])
})

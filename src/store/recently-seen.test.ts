import { limits } from '../config/limits'
import { forgetSeen, readSeen, rememberSeen, type SeenCourse } from './recently-seen'
import { safeStorage } from './safe-storage'
import { storageKeys } from './storage-keys'

const storage = safeStorage(() => undefined)
const course = (id: number, change: Partial<SeenCourse> = {}): SeenCourse => ({
  id,
  path: { ar: `/ar/courses/${id}`, en: `/en/courses/${id}` },
  name: { ar: 'دورة', en: 'Course' },
  school: { ar: 'معهد', en: 'School' },
  poster: 'london',
  ...change,
})
const ids = () => readSeen(storage).map(({ id }) => id)

afterEach(() => forgetSeen(storage))

test('given fifteen courses, then the last twelve are remembered, the newest first, each once', () => {
  for (let id = 1; id <= 15; id += 1) rememberSeen(storage, course(id))
  rememberSeen(storage, course(10))
  expect(ids()).toHaveLength(limits.recentlySeen)
  expect(ids().slice(0, 3)).toEqual([10, 15, 14])
})

test('given the button that clears, then nothing is left', () => {
  rememberSeen(storage, course(1))
  forgetSeen(storage)
  expect([ids(), storage.read(storageKeys.recentlySeen)]).toEqual([[], null])
})

test.each(['{', 'null', '[]', '{"version":2,"courses":[]}', '{"version":1,"courses":[null,1,{"id":1}]}'])(
  'given %s in storage, then nothing was seen',
  (text) => {
    storage.write(storageKeys.recentlySeen, text)
    expect(ids()).toEqual([])
  },
)

test('given an entry that leads out of the site, then it is dropped', () => {
  const path = { ar: 'https://evil.example/', en: '//evil.example' }
  storage.write(storageKeys.recentlySeen, JSON.stringify({ version: 1, courses: [course(1, { path }), course(2)] }))
  expect(ids()).toEqual([2])
})

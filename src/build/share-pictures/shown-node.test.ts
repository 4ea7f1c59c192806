import { limits } from '../../config/limits'
import { makeShown } from './shown-node'

const london = { nameAr: 'لندن', nameEn: 'London', poster: 'london' }
const malta = { nameAr: 'سانت جوليان', nameEn: "St Julian's", poster: 'st-julians' }
const branch = { nameAr: 'مدرسة لندن النموذجية', nameEn: 'Demo School', city: london }
const course = { nameAr: 'الإنجليزية العامة', nameEn: 'General English', branch }
const few = makeShown(limits.drawnCourses)

describe('what the picture for a shared link shows', () => {
  it('given a course, then its name, and under it its school, with the city where the school’s name does not say it', () => {
    expect(few('course', course)).toEqual({
      title: { ar: 'الإنجليزية العامة', en: 'General English' },
      place: { ar: 'مدرسة لندن النموذجية', en: 'Demo School · London' },
      poster: 'london',
    })
  })
  it('given more courses than a build can draw, then a course has the picture of its branch', () => {
    expect(makeShown(limits.drawnCourses + 1)('course', course)).toEqual(few('branch', branch))
  })
  it('given a branch, then its name over its city', () => {
    expect(few('branch', branch)).toEqual({
      title: { ar: branch.nameAr, en: branch.nameEn },
      place: { ar: 'لندن', en: 'London' },
      poster: 'london',
    })
  })
  it('given a language, then the city with most of its courses stands for it', () => {
    const courses = [london, malta, malta].map((city) => ({ branch: { city } }))
    expect(few('language', { nameAr: 'الإنجليزية', nameEn: 'English', courses })).toMatchObject({
      place: { en: "St Julian's" },
      poster: 'st-julians',
    })
  })
  it('given a post, then its own poster and its topic; given an entry of no place, then a capital', () => {
    const post = { nameAr: 'حقيبة', nameEn: 'Packing', topicAr: 'قبل السفر', topicEn: 'Before you go', poster: 'edinburgh' }
    expect(few('post', post)).toMatchObject({ place: { ar: 'قبل السفر', en: 'Before you go' }, poster: 'edinburgh' })
    expect(few('cmsPage', { nameAr: 'التأشيرة', nameEn: 'Visa' })).toMatchObject({ place: { ar: '', en: '' }, poster: 'capital' })
  })
})

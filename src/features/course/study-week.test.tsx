import type { Locale } from '../../config/locales'
import { renderPage } from '../../testing/render-page'
import { factsRead } from '../../testing/what-is-read'
import type { CoursePage } from './course-page'
import { StudyWeek } from './study-week'

type Timed = Pick<CoursePage['course'], 'lessonsPerWeek' | 'minutesPerLesson' | 'studyTime'>

function weekOf(course: Timed, locale: Locale) {
  renderPage(<StudyWeek course={course as CoursePage['course']} />, locale)
  return factsRead()
}

const intensive: Timed = { lessonsPerWeek: 28, minutesPerLesson: 45, studyTime: 'fullDay' }

describe('what a week looks like', () => {
  test('given lessons that do not spread evenly, then the fuller days and the others are told apart, with their times and what is left', () => {
    expect(weekOf(intensive, 'en')).toEqual([
      'Monday to Wednesday: 6 lessons a day, 09:00–14:45',
      'Thursday to Friday: 5 lessons a day, 09:00–14:00',
      'The rest of the day: Homework in the evening; club or conversation hour on most days',
      'Saturday and Sunday: Free; many schools offer a trip on Saturday',
    ])
  })
  test('given an Arabic page, then days and lessons are in Arabic', () => {
    expect(weekOf(intensive, 'ar')).toEqual([
      'من الاثنين إلى الأربعاء: 6 حصص يوميًا، 09:00–14:45',
      'من الخميس إلى الجمعة: 5 حصص يوميًا، 09:00–14:00',
      'بقية اليوم: الواجبات مساءً، وفي معظم الأيام نادٍ أو ساعة محادثة',
      'السبت والأحد: إجازة، وكثير من المعاهد ينظّم رحلة يوم السبت',
    ])
  })
  test.each([
    ['en', ['Monday: 2 lessons a day, 18:00–20:00', 'Tuesday to Friday: 1 lesson a day, 18:00–19:00']],
    ['ar', ['الاثنين: حصتان يوميًا، 18:00–20:00', 'من الثلاثاء إلى الجمعة: حصة واحدة يوميًا، 18:00–19:00']],
  ] as const)('given one fuller day, when read in %s, then it is named alone, not as a span of days', (locale, days) => {
    expect(weekOf({ lessonsPerWeek: 6, minutesPerLesson: 60, studyTime: 'evening' }, locale).slice(0, 2)).toEqual(days)
  })
})

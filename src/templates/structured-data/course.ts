import { to } from '../../config/routes'
import type { PageContext, WithDictionaries } from '../../i18n/page-context'
import { courseData } from '../../i18n/structured-data/course-data'
import { dataScript } from '../../i18n/structured-data/data-script'
import { trail } from '../../i18n/structured-data/trail'
import { headText } from '../../i18n/translate'
import type { CourseData } from '../course-data'

export function courseThings({ locales, config, course }: WithDictionaries & CourseData, page: PageContext) {
  const say = headText(locales, 'course')
  const { document, branch, opening, language } = course
  const { city, school } = branch
  const { minLevel, maxLevel, lessonsPerWeek, minutesPerLesson } = document
  const whole = courseData(
    {
      name: document.name,
      description: document.description,
      language: language.name,
      levels: `${minLevel}–${maxLevel}`,
      minutesPerWeek: lessonsPerWeek * minutesPerLesson,
      bookable: document.bookable,
      pricing: document.pricing,
      opening,
      terms: config.terms,
      builtOn: config.builtOn,
      school: school.document,
      reviews: branch.reviews,
      branch: { ...branch.document, city: city.name, country: city.country.document.code },
    },
    page,
  )
  const steps: [string, string][] = [
    [say('breadcrumb.home'), to.home(page.language)],
    [say('breadcrumb.search'), to.searchByCourse(page.language)],
    [city.name, to.city(page.language, city.document.url)],
  ]
  return dataScript(whole, trail(page, steps, course.name))
}

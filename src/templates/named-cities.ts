import type { SchoolData } from '../features/school/school-view'
import type { PageContext } from '../i18n/page-context'

/** Three say enough in a title. */
const most = 3

/** The cities of a school's branches, in one line. */
export function namedCities({ school }: SchoolData, { language }: PageContext): string {
  const names = [...new Set(school.branches.map(({ city }) => city.name))]
  return new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(names.slice(0, most))
}

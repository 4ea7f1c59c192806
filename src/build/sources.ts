/** What the build reads, for gatsby-source-custom-api: texts in both locales (`store_view=all`), one row per list of the contract. */

import { locales } from '../config/locales'
import { resultsPerPage, usualWeeks } from '../config/search'
import { publicConfigPaths } from '../contract/config-schema'
import { type EndpointName, endpoints } from '../contract/endpoints'

const list = (name: string, endpoint: EndpointName, idKey = 'id') => ({
  name,
  endpoint: endpoints[endpoint].path,
  idKey,
  params: { store_view: 'all' },
})

const lists = [
  list('Language', 'general/getLanguages'),
  list('Country', 'general/getCountries', 'code'),
  list('City', 'general/getCities'),
  list('School', 'school/getSchools'),
  list('Branch', 'schoolbranch/getSchoolsBranches'),
  list('Course', 'course/getCourses'),
  list('ReviewHighlight', 'core/products/getReviewHighlights'),
  list('Accommodation', 'accommodation/getList'),
  list('SummerGroup', 'summergroup/getList'),
  list('University', 'university/getList'),
  list('CmsPage', 'cms/page/getList'),
  list('CmsBlock', 'cms/block/getList'),
  list('Post', 'blog/post/getList'),
  list('Faq', 'faq/getList'),
  list('Menu', 'menu/getMenus', 'code'),
  list('Slide', 'appmanagerapi/slider/getSlider'),
  list('Banner', 'appmanagerapi/banner/getBanner'),
  list('UrlRule', 'core/websites/getUrlRules'),
]

/** Configuration is per store and comes as one object, so that there is a node for each locale. */
const configs = locales.map((locale) => ({
  name: 'SiteConfig',
  endpoint: endpoints['core/config/getConfigByPaths'].path,
  params: { paths: publicConfigPaths.join(','), store_id: locale },
  rootKey: 'configs',
  single: locale,
}))

const opening = (name: string, endpoint: EndpointName) =>
  locales.map((locale) => ({
    name,
    endpoint: endpoints[endpoint].path,
    params: { weeks: String(usualWeeks), page: '1', limit: String(resultsPerPage), facets: 'true', store_view: locale },
    single: locale,
  }))

/** What a search finds where nothing is asked for: its page is built with it (decision 20). */
const openings = [...opening('CourseOpening', 'course/getCourses'), ...opening('SchoolOpening', 'school/getSchools')]

export const sources = {
  types: [...lists, ...configs, ...openings],
  token: { endpoint: endpoints.getPwaToken.path, headers: ['Pwa-Token', 'Pwa-Code'] },
}

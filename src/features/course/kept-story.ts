/**
 * The parts of the course page that only tell: built whole, left alone by the browser (decision 19). The condition is the build's own, spelled out
 * each time: so the page's scripts carry none of them.
 */
import { keptPart, writtenPart } from '../../ui/kept-part'
import type { CoursePage } from './course-page'
import * as story from './course-story'
import { WrittenLines } from './price-card/written-lines'

const kept = (name: keyof typeof story) => keptPart<{ page: CoursePage }>(name, async () => (await import('./course-story'))[name])

export const CourseTop = process.env.BUILD_STAGE === 'build-javascript' ? kept('CourseTop') : writtenPart(story.CourseTop)
export const CourseFacts = process.env.BUILD_STAGE === 'build-javascript' ? kept('CourseFacts') : writtenPart(story.CourseFacts)
export const CoursePrices = process.env.BUILD_STAGE === 'build-javascript' ? kept('CoursePrices') : writtenPart(story.CoursePrices)
export const CoursePlace = process.env.BUILD_STAGE === 'build-javascript' ? kept('CoursePlace') : writtenPart(story.CoursePlace)
export const CourseMore = process.env.BUILD_STAGE === 'build-javascript' ? kept('CourseMore') : writtenPart(story.CourseMore)

export const courseParts = [CourseTop, CourseFacts, CoursePrices, WrittenLines, CoursePlace, CourseMore]

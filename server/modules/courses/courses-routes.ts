/** course/*, accommodation/*, airportpickup/getList, extrafee/getItemList. */
import { Type } from '@sinclair/typebox'
import {
  Accommodation,
  AirportPickup,
  Branch,
  City,
  Country,
  Course,
  ExtraFee,
  Language,
  School,
} from '../../../src/contract/catalogue-schema'
import {
  AccommodationFilterOptions,
  AccommodationsQuery,
  AtBranchQuery,
  CourseCard,
  CourseFilterOptions,
  CourseList,
  CoursesQuery,
} from '../../../src/contract/course-schema'
import { Count, listOf, OneQuery } from '../../../src/contract/list-schema'
import { listInEither, localised } from '../../../src/contract/localised-schema'
import { inView, serveRead } from '../catalogue/serve-read'
import { courseById, courseFilterOptions, listCourseDocuments, listCourses, listSchoolCourses } from './courses-service'
import { accommodationFilterOptions, listAccommodations, listAtBranch } from './options-service'

export const CourseDetail = Type.Intersect([
  localised(Course),
  Type.Object({
    branch: localised(Branch),
    school: localised(School),
    city: localised(City),
    country: localised(Country),
    language: localised(Language),
    accommodations: Type.Array(localised(Accommodation)),
    pickups: Type.Array(localised(AirportPickup)),
    extraFees: Type.Array(localised(ExtraFee)),
    sameBranch: Type.Array(CourseCard),
    sameCity: Type.Array(CourseCard),
  }),
])

const SchoolCoursesQuery = Type.Composite([CoursesQuery, Type.Object({ school_id: Type.Optional(Count) })])

export const courseCalls = [
  serveRead('course/getCourses', { input: CoursesQuery, output: Type.Union([listOf(Course), CourseList]) }, (read) =>
    read.storeView === 'all' ? listCourseDocuments(read.snapshot, read.input) : listCourses(read, read.input),
  ),
  serveRead('course/getSchoolCourses', { input: SchoolCoursesQuery, output: CourseList }, (read) => listSchoolCourses(read, read.input)),
  serveRead('course/getItemById', { input: OneQuery, output: CourseDetail }, (read) => courseById(read, read.input)),
  serveRead('course/getFiltersOptions', { input: CoursesQuery, output: CourseFilterOptions }, (read) =>
    courseFilterOptions(read, read.input),
  ),
  serveRead(
    'accommodation/getList',
    { input: AccommodationsQuery, output: listInEither(Accommodation) },
    ({ snapshot, input, storeView }) => inView(listAccommodations(snapshot, input), storeView),
  ),
  serveRead('accommodation/getFiltersOptions', { input: AtBranchQuery, output: AccommodationFilterOptions }, ({ snapshot, input }) =>
    accommodationFilterOptions(snapshot, input),
  ),
  serveRead('airportpickup/getList', { input: AtBranchQuery, output: listInEither(AirportPickup) }, ({ snapshot, input, storeView }) =>
    inView(listAtBranch(snapshot, snapshot.pickups, input), storeView),
  ),
  serveRead('extrafee/getItemList', { input: AtBranchQuery, output: listInEither(ExtraFee) }, ({ snapshot, input, storeView }) =>
    inView(listAtBranch(snapshot, snapshot.extraFees, input), storeView),
  ),
]

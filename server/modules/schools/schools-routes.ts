/** school/*, schoolbranch/*, summergroup/getList, university/getList. */
import { Type } from '@sinclair/typebox'
import { Branch, City, Country, School, SummerGroup, University } from '../../../src/contract/catalogue-schema'
import { CourseCard } from '../../../src/contract/course-schema'
import { ListQuery, listOf, OneQuery } from '../../../src/contract/list-schema'
import { listInEither, localised } from '../../../src/contract/localised-schema'
import { SchoolList, SchoolsQuery } from '../../../src/contract/school-schema'
import { inView, serveRead } from '../catalogue/serve-read'
import {
  branchById,
  listBranches,
  listSchoolDocuments,
  listSchools,
  listSummerGroups,
  listUniversities,
  schoolById,
} from './schools-service'

const BranchDetail = Type.Intersect([
  localised(Branch),
  Type.Object({
    city: localised(City),
    country: localised(Country),
    school: Type.Object({ id: Type.Integer(), url: Type.String(), name: Type.String() }),
    courses: Type.Array(CourseCard),
  }),
])
const SchoolDetail = Type.Intersect([localised(School), Type.Object({ branches: Type.Array(BranchDetail) })])

export const schoolCalls = [
  serveRead('school/getSchools', { input: SchoolsQuery, output: Type.Union([listOf(School), SchoolList]) }, (read) =>
    read.storeView === 'all' ? listSchoolDocuments(read.snapshot, read.input) : listSchools(read, read.input),
  ),
  serveRead('school/getItemById', { input: OneQuery, output: SchoolDetail }, (read) => schoolById(read, read.input)),
  serveRead('schoolbranch/getSchoolsBranches', { input: SchoolsQuery, output: listInEither(Branch) }, ({ snapshot, input, storeView }) =>
    inView(listBranches(snapshot, input), storeView),
  ),
  serveRead('schoolbranch/getItemById', { input: OneQuery, output: BranchDetail }, (read) => branchById(read, read.input)),
  serveRead('summergroup/getList', { input: ListQuery, output: listInEither(SummerGroup) }, ({ snapshot, input, storeView }) =>
    inView(listSummerGroups(snapshot, input), storeView),
  ),
  serveRead('university/getList', { input: ListQuery, output: listInEither(University) }, ({ snapshot, input, storeView }) =>
    inView(listUniversities(snapshot, input), storeView),
  ),
]

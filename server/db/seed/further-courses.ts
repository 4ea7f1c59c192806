import type { Branch, Course, CourseType } from '../../../src/contract/catalogue-schema'
import type { LocalisedText } from '../../../src/contract/text-schema'
import type { BranchOffer } from './branch-offer'
import { buildCourse } from './courses'
import { cycled } from './random'
import type { Site } from './sites'
import { text } from './text'

const firstId = 10_001

/** What sets a further course apart from the demo catalogue's own. */
const themes: LocalisedText[] = [
  text('Conversation and Culture', 'محادثة وثقافة'),
  text('Writing Clinic', 'عيادة الكتابة'),
  text('Pronunciation', 'النطق'),
  text('News and Debate', 'أخبار ومناظرات'),
  text('Travel and Tourism', 'السفر والسياحة'),
  text('Health Professions', 'المهن الصحية'),
  text('Engineering', 'الهندسة'),
  text('Film and Theatre', 'السينما والمسرح'),
  text('Aviation', 'الطيران'),
  text('Law', 'القانون'),
  text('Teaching', 'التدريس'),
  text('Family Programme', 'برنامج الأسرة'),
  text('Over Fifty', 'لمن تجاوز الخمسين'),
]
const types: CourseType[] = ['general', 'intensive', 'oneToOne', 'business', 'junior', 'academicYear']
const lessonCounts = [20, 25, 15, 30, 22, 24, 18, 28]

export type Outlet = { site: Site; branch: Branch; offer: BranchOffer }

function furtherCourse(outlet: Outlet, index: number, baseDate: string): Course {
  const type = cycled(types, index + outlet.site.branchId)
  const possible = type === 'junior' && outlet.site.minAge > 12 ? 'general' : type
  const theme = cycled(themes, index)
  const group = index + 1
  return buildCourse({
    id: firstId + index,
    turn: index,
    planned: { type: possible, language: cycled(outlet.site.languages, index) },
    ...outlet,
    baseDate,
    lessons: cycled(lessonCounts, index),
    name: (usual) => text(`${usual.en}: ${theme.en}, group ${group}`, `${usual.ar}: ${theme.ar}، المجموعة ${group}`),
    urlSuffix: `-group-${group}`,
  })
}

/** So many further courses, for tests of scale: spread evenly over the branches, each with a name and an address of its own. */
export const buildFurtherCourses = (outlets: Outlet[], count: number, baseDate: string): Course[] =>
  Array.from({ length: count }, (_, index) => furtherCourse(cycled(outlets, index), index, baseDate))

import type { CourseType, Level, StudyTime } from '../../../src/contract/catalogue-schema'
import { cycled } from './random'

/** What a course of a type looks like; `turn` chooses among the usual variants. */
export type Shape = {
  lessons: number
  minutes: number
  levels: [Level, Level]
  studyTime: StudyTime
  average: number
  maximum: number
  minAge: number
  maxAge: number | null
  weeks: [least: number, most: number]
  /** Per cent of what the city charges for as many lessons of general language. */
  percent: number
  start: 'monday' | 'monthly' | 'quarterly' | 'fortnightly'
  /** One price for the whole course. */
  fixed: boolean
  ladder: number | 'year'
}

const usual: Shape = {
  lessons: 20,
  minutes: 50,
  levels: ['A1', 'C1'],
  studyTime: 'morning',
  average: 10,
  maximum: 14,
  minAge: 16,
  maxAge: null,
  weeks: [1, 48],
  percent: 100,
  start: 'monday',
  fixed: false,
  ladder: 0,
}

const sizes: [number, number][] = [
  [10, 14],
  [8, 12],
  [11, 15],
  [7, 10],
]

export function shapeOf(type: CourseType, turn: number): Shape {
  const [average, maximum] = cycled(sizes, turn)
  const base: Shape = { ...usual, average, maximum, ladder: turn % 5, minutes: cycled([50, 45, 50, 60], turn) }
  const fixedExam = type === 'exam' && turn % 3 === 0
  const length = cycled([8, 12, 10], turn)
  const shapes: Record<CourseType, Partial<Shape>> = {
    general: { lessons: cycled([20, 20, 15, 25], turn), studyTime: turn % 7 === 3 ? 'afternoon' : turn % 9 === 5 ? 'evening' : 'morning' },
    intensive: { lessons: cycled([28, 30, 26, 25], turn), levels: ['A2', 'C1'], studyTime: 'fullDay', percent: 94 },
    exam: {
      lessons: cycled([25, 20, 24], turn),
      levels: ['B1', 'C1'],
      percent: 108,
      average: 8,
      maximum: 12,
      start: 'monthly',
      fixed: fixedExam,
      weeks: fixedExam ? [length, length] : [2, 24],
    },
    business: {
      lessons: cycled([20, 24, 15], turn),
      levels: ['B1', 'C2'],
      percent: 130,
      average: 6,
      maximum: 8,
      minAge: 18,
      weeks: [1, 12],
      start: 'fortnightly',
    },
    oneToOne: {
      lessons: cycled([10, 15, 20], turn),
      levels: ['A1', 'C2'],
      percent: 420,
      average: 1,
      maximum: 1,
      studyTime: 'afternoon',
      weeks: [1, 24],
      ladder: 4,
    },
    junior: {
      lessons: cycled([20, 15], turn),
      levels: ['A1', 'B2'],
      percent: 106,
      minAge: 12,
      maxAge: 17,
      weeks: [1, 8],
      ladder: 4,
      maximum: 15,
      average: 12,
    },
    academicYear: {
      lessons: cycled([24, 28, 20], turn),
      percent: 82,
      weeks: [24, 48],
      start: 'monthly',
      ladder: 'year',
      studyTime: 'fullDay',
    },
    pathway: {
      lessons: 28,
      levels: ['B1', 'C1'],
      percent: 88,
      weeks: [36, 36],
      start: 'quarterly',
      fixed: true,
      minAge: 17,
      studyTime: 'fullDay',
      average: 12,
      maximum: 18,
    },
  }
  return { ...base, ...shapes[type] }
}

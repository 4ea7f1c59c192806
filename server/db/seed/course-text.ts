import type { Course, CourseType } from '../../../src/contract/catalogue-schema'
import type { LocalisedText } from '../../../src/contract/text-schema'
import { hoursAWeek } from '../../../src/domain/study-week'
import { countedArabic, joinedArabic } from './arabic-count'
import { closers, exams, languageNames, openers, privateTimetable, timetables } from './course-phrases'
import type { LanguageKey } from './languages'
import { cycled } from './random'
import { text } from './text'

export const slugOfType: Record<CourseType, string> = {
  general: 'general',
  intensive: 'intensive',
  exam: 'exam',
  business: 'business',
  oneToOne: 'one-to-one',
  junior: 'junior',
  academicYear: 'academic-year',
  pathway: 'pathway',
}

export const examOf = (language: LanguageKey, turn: number): LocalisedText => cycled(exams[language], turn)

/** The course's name as schools print it, with the lessons where they tell it from its neighbours. */
export function courseName(type: CourseType, language: LanguageKey, lessons: number, turn: number): LocalisedText {
  const { en, definite, bare } = languageNames[language]
  const weekly = `${countedArabic(lessons, 'lesson')} أسبوعيًا`
  const exam = examOf(language, turn)
  const names: Record<CourseType, LocalisedText> = {
    general: text(`General ${en} ${lessons}`, `${definite} العامة، ${weekly}`),
    intensive: text(`Intensive ${en} ${lessons}`, `${definite} المكثفة، ${weekly}`),
    exam: text(`${exam.en} Preparation ${lessons}`, joinedArabic(`الاستعداد لـ${exam.ar}، ${weekly}`)),
    business: text(`Business ${en} ${lessons}`, `${bare} الأعمال، ${weekly}`),
    oneToOne: text(`One-to-One ${en} ${lessons}`, `دروس فردية في ${definite}، ${weekly}`),
    junior: text(`${en} for Juniors (12–17)`, `${definite} لليافعين (من 12 إلى 17 سنة)`),
    academicYear: text(`Academic Year in ${en}`, `السنة الأكاديمية في ${definite}`),
    pathway: text(`University Pathway in ${en}`, `برنامج التأهيل الجامعي ب${definite}`),
  }
  return names[type]
}

type Described = Pick<Course, 'type' | 'lessonsPerWeek' | 'minutesPerLesson' | 'averageClass' | 'maximumClass'>

const fill = (pattern: string, values: Record<string, string>): string =>
  joinedArabic(pattern.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole))

/** What the course is like, in three sentences. `turn` moves through the phrases, so that neighbours read differently. */
export function describeCourse(course: Described, language: LanguageKey, city: LocalisedText, turn: number): LocalisedText {
  const { en, definite } = languageNames[language]
  const exam = examOf(language, turn)
  const hours = hoursAWeek(course)
  const english = {
    language: en,
    city: city.en,
    exam: exam.en,
    hours: String(hours),
    lessons: `${course.lessonsPerWeek} lessons`,
    average: `${course.averageClass} students`,
    maximum: String(course.maximumClass),
  }
  const arabic = {
    language: definite,
    city: city.ar,
    exam: exam.ar,
    hours: countedArabic(hours, 'hour'),
    lessons: countedArabic(course.lessonsPerWeek, 'lesson'),
    average: countedArabic(course.averageClass, 'student'),
    maximum: countedArabic(course.maximumClass, 'student'),
  }
  const timetable = course.type === 'oneToOne' ? privateTimetable : cycled(timetables, turn)
  const sentences = [cycled(openers[course.type], turn), timetable, cycled(closers, turn * 3 + 1)]
  return {
    en: sentences.map((sentence) => fill(sentence.en, english)).join(' '),
    ar: sentences.map((sentence) => fill(sentence.ar, arabic)).join(' '),
  }
}

/** What a week of a course looks like: its lessons spread over the days from Monday to Friday. */

/** Days that are alike: Monday is 1. Times are `HH:MM` on the school's clock. */
export type StudyDays = { first: number; last: number; lessons: number; from: string; to: string }

/** When the first lesson usually begins, in minutes from midnight. @assumed the school's own timetable says it to the minute. */
const begins = { morning: 9 * 60, afternoon: 13 * 60 + 30, evening: 18 * 60, fullDay: 9 * 60 }
/** After every second lesson, and at noon of a long day. @assumed */
const [pause, pauseEvery, lunch, lessonsBeforeLunch] = [15, 2, 45, 4]
const studyDays = 5

const clock = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

function lengthOf(lessons: number, minutesPerLesson: number): number {
  const pauses = Math.floor((lessons - 1) / pauseEvery)
  return lessons * minutesPerLesson + pauses * pause + (lessons > lessonsBeforeLunch ? lunch : 0)
}

type Taught = { lessonsPerWeek: number; minutesPerLesson: number }

/** Hours of lessons in a week, to one decimal at most: 20 lessons of 50 minutes are 16.7. Every page and text rounds here. */
export const hoursAWeek = ({ lessonsPerWeek, minutesPerLesson }: Taught): number => Math.round((lessonsPerWeek * minutesPerLesson) / 6) / 10

type Timed = Taught & { studyTime: keyof typeof begins }

/** As evenly as it goes, the fuller days first: 28 lessons are 6 on three days and 5 on two. Days without a lesson are left out. */
export function studyWeek({ lessonsPerWeek, minutesPerLesson, studyTime }: Timed): StudyDays[] {
  const least = Math.floor(lessonsPerWeek / studyDays)
  const fuller = lessonsPerWeek % studyDays
  const groups = [
    { first: 1, last: fuller, lessons: least + 1 },
    { first: fuller + 1, last: studyDays, lessons: least },
  ]
  return groups
    .filter(({ first, last, lessons }) => first <= last && lessons > 0)
    .map((days) => {
      const start = begins[studyTime]
      return { ...days, from: clock(start), to: clock(start + lengthOf(days.lessons, minutesPerLesson)) }
    })
}

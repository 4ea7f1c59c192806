import { hoursAWeek, studyWeek } from './study-week'

test('given 20 lessons of 50 minutes in the morning, then four a day from nine, with a pause in the middle', () => {
  expect(studyWeek({ lessonsPerWeek: 20, minutesPerLesson: 50, studyTime: 'morning' })).toEqual([
    { first: 1, last: 5, lessons: 4, from: '09:00', to: '12:35' },
  ])
})

test('given 28 lessons, then three days of six and two of five, with lunch in between', () => {
  expect(studyWeek({ lessonsPerWeek: 28, minutesPerLesson: 45, studyTime: 'fullDay' })).toEqual([
    { first: 1, last: 3, lessons: 6, from: '09:00', to: '14:45' },
    { first: 4, last: 5, lessons: 5, from: '09:00', to: '14:00' },
  ])
})

test('given three lessons a week, then three days and no empty ones', () => {
  expect(studyWeek({ lessonsPerWeek: 3, minutesPerLesson: 60, studyTime: 'evening' })).toEqual([
    { first: 1, last: 3, lessons: 1, from: '18:00', to: '19:00' },
  ])
})

test.each([
  [20, 50, 16.7],
  [28, 45, 21],
  [30, 45, 22.5],
  [25, 50, 20.8],
])('%i lessons of %i minutes are %d hours a week, to one decimal at most', (lessonsPerWeek, minutesPerLesson, hours) => {
  expect(hoursAWeek({ lessonsPerWeek, minutesPerLesson })).toBe(hours)
})

import { types } from 'mobx-state-tree'
import type { BookingChoice } from '../contract/pricing-schema'

type Draft = { courseUrl: string; choice: Omit<BookingChoice, 'student'> }

/** What the visitor is putting together on a course page, so that it is there again on return. The student is not kept: personal. */
export const QuoteDraft = types
  .model('QuoteDraft', { drafts: types.map(types.frozen<Draft>()) })
  .views((self) => ({
    forCourse: (courseId: number) => self.drafts.get(String(courseId)) ?? null,
  }))
  .actions((self) => ({
    keep: (courseUrl: string, { student: _personal, ...choice }: BookingChoice) => {
      self.drafts.set(String(choice.courseId), { courseUrl, choice })
    },
    startOver: (courseId: number) => {
      self.drafts.delete(String(courseId))
    },
    forget: () => self.drafts.clear(),
  }))

import type { NoticeKind } from '../../contract/message-schema'

/** What somebody waits for: that a course can be booked, or costs less. */
export type NoticeProps = { courseId: number; kind: NoticeKind }

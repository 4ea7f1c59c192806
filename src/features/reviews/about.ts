/** Whose reviews are listed. `courseId`: the course that a visitor may review here. */
export type ReviewListProps = { about: { branch_id: number } | { school_id: number }; courseId?: number | undefined }

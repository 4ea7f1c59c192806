/** Whose reviews are listed. */
export type ReviewListProps = { about: { branch_id: number } | { school_id: number } }

/** How the names of what is typed into a form for messages begin. By itself: the sleep script carries what it imports. */
export const messageDrafts = 'rihla.draft.message-'

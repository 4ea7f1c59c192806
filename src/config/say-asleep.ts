/**
 * Says, or no longer says, that what the page needs to answer could not be had and is fetched again. The sentence stands hidden in each page
 * (features/frame/toast-area). By itself: the sleep script carries what it imports.
 */
export function sayAsleep(isSaid: boolean) {
  const note = document.getElementById('asleep')
  if (note) note.hidden = !isSaid
}

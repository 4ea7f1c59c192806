/** A road over the dunes that stops before it arrives. The same in both directions of reading, as the mark is. */
export const offlineDrawing =
  '<svg viewBox="0 0 640 200" aria-hidden="true">' +
  '<rect width="640" height="200" fill="var(--highlight-soft)"/>' +
  '<circle cx="478" cy="66" r="30" fill="var(--highlight)"/>' +
  '<path fill="var(--sunk)" d="M0 118C90 78 170 74 262 104S452 132 640 82V200H0Z"/>' +
  '<path fill="var(--line)" d="M0 156C112 120 214 122 318 146S520 168 640 132V200H0Z"/>' +
  '<path fill="none" stroke="var(--action)" stroke-width="6" stroke-linecap="round" d="M34 200C84 160 150 142 214 146S300 160 330 152"/>' +
  '<path fill="none" stroke="var(--action)" stroke-width="6" stroke-linecap="round" stroke-dasharray="1 17" d="M350 146C388 132 420 122 464 120"/>' +
  '<circle cx="496" cy="118" r="11" fill="var(--paper)" stroke="var(--action)" stroke-width="5"/>' +
  '</svg>'

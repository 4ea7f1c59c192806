/** One part of a path, encoded once. A slash, `?` or `#` in it stays part of it. For itself: the sleep script carries it and nothing else of paths. */
export const encodePart = (part: string): string => encodeURI(part).replace(/[/?#]/g, encodeURIComponent)

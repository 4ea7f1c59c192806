/** Of a map and of its place before it is there. */
export const mapHeight = 'min(34rem, 70dvh)'

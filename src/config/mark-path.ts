/** The mark on a grid of 32: a dune line that becomes a path and ends in an open page. One colour, one shape, so that it holds at 16 px. */
export const markPath =
  'M1 27C5 17 9 13.5 13 17.5C16 20.5 17.5 23 20.5 20V7.5C17.5 5.5 14.5 5.3 11.5 6V11.5C10.3 11.3 9.3 11.4 8.5 11.8V3.6C13 2.4 18 2.8 22 5.6C25 3.5 28 2.9 31 3.2V20.5C27.5 20.2 24.5 21 22 23.5C17.5 28 14 25.5 11 22.5C8 19.5 5.5 22 3.5 27.5Z'

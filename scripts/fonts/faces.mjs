import { fileURLToPath } from 'node:url'

const latin = 'ibm-plex-sans'
const arabic = 'ibm-plex-sans-arabic'

const basic = 'U+20-7E,U+A0,U+A3,U+A9,U+AB,U+B7,U+BB,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2212'

/** Of the Latin face what Arabic lines are made of too: space, figures, signs, and the letters of levels (A1–C2). */
const inArabicLines = 'U+20-3A,U+3F-43,U+A0,U+A9,U+AB,U+B7,U+BB,U+D7,U+2013-2014,U+201C-201D,U+2022,U+2026,U+2212'

/**
 * Which characters each face holds. A page loads a face only when it shows one of its characters. A face with `guests` also holds those of the
 * Latin one and the riyal sign: it is all that most pages of its language load.
 */
export const faces = [
  // ASCII, no-break space, £ · × « » and the typographic signs that our texts use.
  {
    subset: 'latin',
    family: latin,
    source: 'latin',
    range: basic,
    guests: basic,
  },
  // On Arabic pages, codes of currencies and exams (USD, IELTS), which need not cost a whole face; on English ones the face above has them.
  { subset: 'capitals', family: latin, source: 'latin', range: 'U+44-5A' },
  // Small letters of accented names (Zürich, Málaga): these stand on many pages.
  { subset: 'accents', family: latin, source: 'latin', range: 'U+DF-F6,U+F8-FF' },
  // The rest of Latin-1: capitals with accents and signs, which few pages have.
  {
    subset: 'signs',
    family: latin,
    source: 'latin',
    range:
      'U+A1-A2,U+A4-A8,U+AA,U+AC-B6,U+B8-BA,U+BC-D6,U+D8-DE,U+131,U+152-153,U+2C6,U+2DA,U+2DC,U+2020-2021,U+2030,U+2039-203A,U+2044,U+2122,U+2191,U+2193',
  },
  { subset: 'extended', family: latin, source: 'latin-ext', range: 'U+100-130,U+132-151,U+154-17F,U+1E9E' },
  // The figures of the script and their signs: we write 0–9, visitors may write these.
  { subset: 'arabic-figures', family: arabic, source: 'arabic', range: 'U+660-66C' },
  // Modern Arabic with vowel signs and the four letters Arabic borrows for foreign names (پ چ ڤ گ). With its guests and the head of an answer
  // a file is to fit into the first flight of a connection (14.6 KB).
  {
    subset: 'arabic',
    family: arabic,
    source: 'arabic',
    range: 'U+60C,U+61B,U+61F,U+621-63A,U+640-652,U+670,U+67E,U+686,U+6A4,U+6AF',
    guests: inArabicLines,
  },
]

export const packageFile = (face, weight) =>
  fileURLToPath(
    new URL(`../../node_modules/@fontsource/${face.family}/files/${face.family}-${face.source}-${weight}-normal.woff2`, import.meta.url),
  )

/** Written by scripts/fonts/build-fonts.mjs; do not edit. */
export const fontFiles = [
  {
    family: 'Rihla',
    subset: 'latin',
    weight: '400',
    range: 'U+20-7E,U+A0,U+A3,U+A9,U+AB,U+B7,U+BB,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2212',
    file: 'rihla-latin-400.f66216b9.woff2',
    bytes: 8064,
  },
  {
    family: 'Rihla',
    subset: 'latin',
    weight: '600',
    range: 'U+20-7E,U+A0,U+A3,U+A9,U+AB,U+B7,U+BB,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2212',
    file: 'rihla-latin-600.040bfd56.woff2',
    bytes: 8492,
  },
  {
    family: 'Rihla',
    subset: 'accents',
    weight: '400',
    range:
      'U+A1-A2,U+A4-A8,U+AA,U+AC-B6,U+B8-BA,U+BC-D6,U+D8-FF,U+131,U+152-153,U+2C6,U+2DA,U+2DC,U+2020-2021,U+2030,U+2039-203A,U+2044,U+2122,U+2191,U+2193',
    file: 'rihla-accents-400.6dd545bf.woff2',
    bytes: 5680,
  },
  {
    family: 'Rihla',
    subset: 'accents',
    weight: '600',
    range:
      'U+A1-A2,U+A4-A8,U+AA,U+AC-B6,U+B8-BA,U+BC-D6,U+D8-FF,U+131,U+152-153,U+2C6,U+2DA,U+2DC,U+2020-2021,U+2030,U+2039-203A,U+2044,U+2122,U+2191,U+2193',
    file: 'rihla-accents-600.abff5ef5.woff2',
    bytes: 5848,
  },
  {
    family: 'Rihla',
    subset: 'extended',
    weight: '400',
    range: 'U+100-130,U+132-151,U+154-17F,U+1E9E',
    file: 'rihla-extended-400.0cffdc43.woff2',
    bytes: 6224,
  },
  {
    family: 'Rihla',
    subset: 'extended',
    weight: '600',
    range: 'U+100-130,U+132-151,U+154-17F,U+1E9E',
    file: 'rihla-extended-600.f159eb1f.woff2',
    bytes: 6472,
  },
  {
    family: 'Rihla',
    subset: 'arabic',
    weight: '400',
    range: 'U+60C,U+61B,U+61F,U+621-63A,U+640-652,U+660-66C,U+670,U+67E,U+686,U+6A4,U+6AF',
    file: 'rihla-arabic-400.4c2b3941.woff2',
    bytes: 11332,
  },
  {
    family: 'Rihla',
    subset: 'arabic',
    weight: '600',
    range: 'U+60C,U+61B,U+61F,U+621-63A,U+640-652,U+660-66C,U+670,U+67E,U+686,U+6A4,U+6AF',
    file: 'rihla-arabic-600.8ada0372.woff2',
    bytes: 12052,
  },
  { family: 'Rihla', subset: 'riyal', weight: '400', range: 'U+20C1', file: 'riyal.a319d318.woff2', bytes: 672 },
  { family: 'Rihla', subset: 'riyal', weight: '600', range: 'U+20C1', file: 'riyal.a319d318.woff2', bytes: 672 },
] as const

export const fallbackFaces = [
  {
    weight: 400,
    sizeAdjust: '101.23%',
    ascent: '101.25%',
    descent: '27.17%',
    lineGap: '0.00%',
  },
  {
    weight: 600,
    sizeAdjust: '96.83%',
    ascent: '105.85%',
    descent: '28.40%',
    lineGap: '0.00%',
  },
] as const

import { graphql } from 'gatsby'

/** Catalogue entries as lists show them: a name, the way there, a price for four weeks; never a price list. */
export const listedFragments = graphql`
  fragment Photo on Photo {
    src
    width
    height
    widths
    blur
    colour
    alt(language: $language)
  }
  fragment ListedCity on City {
    entityId
    url(language: $language)
    name(language: $language)
    poster
    country {
      code
      name(language: $language)
    }
  }
  fragment ListedBranch on Branch {
    entityId
    url(language: $language)
    name(language: $language)
    rating
    reviewCount
    fromTrip(weeks: 4)
  }
  fragment ListedCourse on Course {
    entityId
    url(language: $language)
    name(language: $language)
    type
    lessonsPerWeek
    minLevel
    maxLevel
    trip(weeks: 4) {
      weeks
      totalSar
      savedSar
    }
  }
`

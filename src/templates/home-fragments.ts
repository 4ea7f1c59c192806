import { graphql } from 'gatsby'

/** Parts of the home page's query: courses and schools as its cards show them, and the editors' blocks. */
export const homeFragments = graphql`
  fragment HomeCourse on Course {
    entityId
    url(language: $language)
    name(language: $language)
    branch {
      school {
        name(language: $language)
      }
      city {
        name(language: $language)
        poster
      }
    }
  }
  fragment HomeSchool on School {
    entityId
    url(language: $language)
    name(language: $language)
    fromTrip(weeks: 4)
    pictures(most: 1) {
      ...Photo
    }
    branches {
      rating
      reviewCount
      city {
        name(language: $language)
        poster
      }
    }
  }
  fragment HomeBlocks on Query {
    hero: cmsBlock(identifier: { eq: "home_hero" }) {
      title(language: $language)
      html(language: $language)
    }
    promise: cmsBlock(identifier: { eq: "home_promise" }) {
      title(language: $language)
      html(language: $language)
    }
    steps: cmsBlock(identifier: { eq: "how_it_works" }) {
      title(language: $language)
      html(language: $language)
    }
    trust: cmsBlock(identifier: { eq: "trust_strip" }) {
      title(language: $language)
      html(language: $language)
    }
    agencies: cmsBlock(identifier: { eq: "agencies_strip" }) {
      title(language: $language)
      html(language: $language)
    }
  }
`

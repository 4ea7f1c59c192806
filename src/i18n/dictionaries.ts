import { graphql } from 'gatsby'

/** For each template: `locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "home"] } }) { ...Dictionaries }` */
export const dictionaries = graphql`
  fragment Dictionaries on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`

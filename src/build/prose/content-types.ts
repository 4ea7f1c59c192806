/** The GraphQL types of editors' texts. HTML is clean wherever it is a field (prose-fields); none has the raw document. */
export const contentTypes = /* GraphQL */ `
  type Heading {
    id: String!
    text: String!
    level: Int!
  }
  "An editor's text, clean (src/build/prose); language is the one it is written in."
  type Prose {
    html: String!
    headings: [Heading!]!
    minutes: Int!
    language: String!
  }
  type CmsPage implements Node @dontInfer {
    entityId: Int!
    identifier: String!
    url: String! @localised
    title: String! @localised
    description: String! @localised
    html: String! @cleanHtml
    prose: Prose! @prose
  }
  type CmsBlock implements Node @dontInfer {
    entityId: Int!
    identifier: String!
    title: String! @localised
    html: String! @cleanHtml
  }
  type Post implements Node @dontInfer {
    entityId: Int!
    url: String! @localised
    title: String! @localised
    summary: String! @localised
    html: String! @cleanHtml
    prose: Prose! @prose
    author: String! @localised
    topic: String! @localised
    publishedOn: String!
    poster: String!
    related: [Post!]! @related
    pictures: [Photo!] @firstPictures
  }
  type Faq implements Node @dontInfer {
    entityId: Int!
    topic: String! @localised
    question: String! @localised
    answer: String! @cleanHtml
  }
  type Slide implements Node @dontInfer {
    entityId: Int!
    title: String! @localised
    text: String! @localised
    url: String!
    picture: String!
    alt: String! @localised
    validTo: String!
  }
  type Banner implements Node @dontInfer {
    entityId: Int!
    title: String! @localised
    text: String! @localised
    url: String!
    picture: String!
    alt: String! @localised
    validTo: String!
  }
`

/** The GraphQL types of what frames every page: menus and the store's configuration. */
export const siteTypes = /* GraphQL */ `
  type MenuItem {
    label: String!
    path: String!
  }
  type Menu implements Node @dontInfer {
    entityId: String!
    code: String!
    items: [MenuItem!]!
  }
  type SocialProfile {
    name: String!
    url: String!
  }
  type SiteContacts {
    name: String!
    phone: String!
    whatsapp: String!
    email: String!
    address: String!
    hours: String!
    latitude: String!
    longitude: String!
    vatNumber: String!
    licenceNumber: String!
    commercialRegistration: String!
    subjects: [String!]!
    social: [SocialProfile!]!
  }
  "Configuration of one store; entityId is its locale."
  type SiteConfig implements Node @dontInfer {
    entityId: String!
    "Path to value, as the API answers it."
    values: JSON!
    "MarketTerms of the contract: what the pricing engine wants beside a price list."
    terms: JSON!
    "The date in Riyadh when a page that asks for it was last made anew."
    builtOn: String!
    contacts: SiteContacts!
    "The coasts around the head office, as an SVG path."
    officeCoasts: String!
    hasMapService: Boolean!
    "Promotions anybody can book today, the ones that end first."
    openOffers(limit: Int!): [OpenOffer!]!
    "A whole trip as a bill."
    sampleTrip(weeks: Int!): SampleTrip
  }
`

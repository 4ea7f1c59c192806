/**
 * The GraphQL types of the catalogue, written out: nothing is inferred, so that an empty list or a missing field never changes a query.
 * They mirror contract/catalogue-schema. `@localised` turns a text in both locales into
 * `name(language: "ar")`, `@document` the whole entity into the contract's shape in one language, `@firstPictures` the photographs a page has room for; `@link` is a relation.
 */
export const typeDefinitions = /* GraphQL */ `
  "An uploaded photograph (contract/picture-schema)."
  type Photo {
    src: String!
    width: Int!
    height: Int!
    widths: [Int!]!
    blur: String!
    colour: String!
    alt: String! @localised
  }
  type Language implements Node @dontInfer {
    entityId: Int!
    "The entity in the shape of the contract, in one language."
    document: JSON! @document
    url: String! @localised
    name: String! @localised
    description: String! @localised
    courses: [Course!]! @link(by: "languageId", from: "entityId")
    schools: [School!]! @link(by: "languageIds", from: "entityId")
  }
  type Country implements Node @dontInfer {
    entityId: String!
    "The entity in the shape of the contract, in one language."
    document: JSON! @document
    code: String!
    url: String! @localised
    name: String! @localised
    currency: String!
    visa: String! @localised
    safety: String! @localised
    climate: String! @localised
    cities: [City!]! @link(by: "countryCode", from: "entityId")
  }
  type CityGuide {
    living: String! @localised
    transport: String! @localised
    food: String! @localised
    prayer: String! @localised
  }
  type City implements Node @dontInfer {
    entityId: Int!
    "The entity in the shape of the contract, in one language."
    document: JSON! @document
    url: String! @localised
    name: String! @localised
    countryCode: String!
    population: Int!
    latitude: Float!
    longitude: Float!
    poster: String!
    summary: String! @localised
    guide: CityGuide!
    country: Country! @link(by: "entityId", from: "countryCode")
    branches: [Branch!]! @link(by: "cityId", from: "entityId")
    universities: [University!]! @link(by: "cityId", from: "entityId")
    pictures: [Photo!] @firstPictures
  }
  type School implements Node @dontInfer {
    entityId: Int!
    "The entity in the shape of the contract, in one language."
    document: JSON! @document
    url: String! @localised
    name: String! @localised
    description: String! @localised
    founded: Int!
    accreditations: [String!]!
    languageIds: [Int!]!
    featured: Boolean!
    branches: [Branch!]! @link(by: "schoolId", from: "entityId")
    "ReviewsShown of the contract; null where nobody has rated."
    reviews: JSON @reviewsShown(of: "school")
    languages: [Language!]! @link(by: "entityId", from: "languageIds")
    pictures: [Photo!] @firstPictures
  }
  type Facility {
    icon: String!
    name: String! @localised
  }
  type NationalityShare {
    nationality: String! @localised
    percent: Int!
  }
  type ClosedDays {
    from: String!
    to: String!
    reason: String! @localised
  }
  type DayHours {
    from: String!
    until: String!
  }
  type Branch implements Node @dontInfer {
    entityId: Int!
    "The entity in the shape of the contract, in one language."
    document: JSON! @document
    schoolId: Int!
    cityId: Int!
    url: String! @localised
    name: String! @localised
    address: String!
    latitude: Float!
    longitude: Float!
    currency: String!
    facilities: [Facility!]!
    nationalityMix: [NationalityShare!]!
    minAge: Int!
    maxAge: Int
    rating: Int!
    reviewCount: Int!
    holidays: [String!]!
    closings: [ClosedDays!]!
    checkIn: DayHours
    checkOut: DayHours
    videoUrl: String
    school: School! @link(by: "entityId", from: "schoolId")
    city: City! @link(by: "entityId", from: "cityId")
    "ReviewsShown of the contract; null where nobody has rated."
    reviews: JSON @reviewsShown(of: "branch")
    courses: [Course!]! @link(by: "branchId", from: "entityId")
    accommodations: [Accommodation!]! @link(by: "branchId", from: "entityId")
    pictures: [Photo!] @firstPictures
  }
  type Course implements Node @dontInfer {
    entityId: Int!
    "The entity in the shape of the contract, in one language."
    document: JSON! @document
    branchId: Int!
    languageId: Int!
    url: String! @localised
    name: String! @localised
    description: String! @localised
    type: String!
    lessonsPerWeek: Int!
    minutesPerLesson: Int!
    minLevel: String!
    maxLevel: String!
    studyTime: String!
    averageClass: Int!
    maximumClass: Int!
    minAge: Int!
    maxAge: Int
    requirements: String! @localised
    bookable: Boolean!
    featured: Boolean!
    "The whole CoursePricing of the contract, texts in both locales."
    pricing: JSON!
    branch: Branch! @link(by: "entityId", from: "branchId")
    language: Language! @link(by: "entityId", from: "languageId")
    pictures: [Photo!] @firstPictures
  }
  "What a branch's students said; entityId is the branch's."
  type ReviewHighlight implements Node @dontInfer {
    entityId: Int!
    ratings: JSON!
    reviews: JSON!
  }
  type Accommodation implements Node @dontInfer {
    entityId: Int!
    "The entity in the shape of the contract, in one language."
    document: JSON! @document
    branchId: Int!
    name: String! @localised
    type: String!
    room: String!
    bathroom: String!
    board: String!
    distanceMetres: Int!
    minutesAway: Int!
    minAge: Int!
    maxAge: Int
    checkInDay: Int!
    notes: String! @localised
    branch: Branch! @link(by: "entityId", from: "branchId")
    pictures: [Photo!] @firstPictures
  }
  type LocalisedLine {
    text: String! @localised(whole: true)
  }
  type SummerGroup implements Node @dontInfer {
    entityId: Int!
    "The entity in the shape of the contract, in one language."
    document: JSON! @document
    url: String! @localised
    name: String! @localised
    description: String! @localised
    branchId: Int!
    minAge: Int!
    maxAge: Int!
    from: String!
    to: String!
    weeks: Int!
    includes: [LocalisedLine!]!
    places: Int!
    placesLeft: Int!
    priceSar: Int!
    branch: Branch! @link(by: "entityId", from: "branchId")
    pictures: [Photo!] @firstPictures
  }
  type Programme {
    programmeId: Int! @proxy(from: "id")
    name: String! @localised
    degree: String!
    languageId: Int!
    intakes: [String!]!
    requirements: String! @localised
    tuitionPerYear: Int!
    years: Int!
    language: Language! @link(by: "entityId", from: "languageId")
  }
  type University implements Node @dontInfer {
    entityId: Int!
    "The entity in the shape of the contract, in one language."
    document: JSON! @document
    url: String! @localised
    name: String! @localised
    description: String! @localised
    cityId: Int!
    currency: String!
    founded: Int!
    programmes: [Programme!]!
    city: City! @link(by: "entityId", from: "cityId")
    pictures: [Photo!] @firstPictures
  }
  "The first page of a search where nothing is asked for: contract CourseList and SchoolList with facets, a node for each locale."
  type CourseOpening implements Node @dontInfer {
    entityId: String!
    values: JSON!
  }
  type SchoolOpening implements Node @dontInfer {
    entityId: String!
    values: JSON!
  }
`

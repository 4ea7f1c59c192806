/** Types and fields of usual trips; Gatsby joins fields of a type that is written in two places. */
export const tripTypes = /* GraphQL */ `
  type TripPrice {
    weeks: Int!
    startDate: String!
    totalSar: Int!
    savedSar: Int!
  }
  type BillPart {
    part: String!
    sar: Int!
  }
  type SampleTrip {
    weeks: Int!
    startDate: String!
    endDate: String!
    totalSar: Int!
    parts: [BillPart!]!
    course: Course!
  }
  type OfferedPromotion {
    name: String! @localised
    kind: String!
    minWeeks: Int!
    bookTo: String!
  }
  type OpenOffer {
    promotion: OfferedPromotion!
    course: Course!
  }
  type Course implements Node @dontInfer {
    "Course and compulsory fees for an adult at the next start; null where it can't be booked."
    trip: TripPrice @trip
    "What its own page shows before anybody chooses: domain/pricing/opening."
    opening: JSON! @opening
  }
  type Branch implements Node @dontInfer {
    "Halalas; the cheapest of its courses for so many weeks."
    fromTrip: Int @fromTrip(of: "branch")
  }
  type School implements Node @dontInfer {
    fromTrip: Int @fromTrip(of: "school")
  }
  type City implements Node @dontInfer {
    fromTrip: Int @fromTrip(of: "city")
  }
  type Language implements Node @dontInfer {
    fromTrip: Int @fromTrip(of: "language")
  }
`

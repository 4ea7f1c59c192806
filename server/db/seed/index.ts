export { type Catalogue, type CatalogueOptions, catalogue, defaultBaseDate } from './catalogue'
export { demoAgency, demoCustomer, demoPassword } from './demo-people'
export { type SeedOptions, seedDatabase } from './seed-database'
export { sentinels } from './sentinels'

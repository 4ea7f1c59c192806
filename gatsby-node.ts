export { createPages } from './src/build/create-pages'
export { createSchema as createSchemaCustomization } from './src/build/schema'
export { onCreateWebpackConfig } from './src/build/webpack'

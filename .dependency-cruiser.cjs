/** The import rules of ARCHITECTURE.md: a folder imports only from those its line names; type-only imports obey too. */
const under = (...folders) => `^src/(${folders.join('|')})/`

/** Each folder of src, and the folders of src it may import from (itself included). */
const allowed = {
  contract: [],
  config: [],
  domain: ['contract', 'config'],
  paper: ['contract', 'config', 'domain'],
  api: ['contract', 'config', 'domain'],
  store: ['contract', 'config', 'domain', 'api'],
  hooks: ['contract', 'config', 'domain', 'api', 'store'],
  theme: ['config'],
  i18n: ['contract', 'config', 'domain', 'locales'],
  ui: ['config', 'domain', 'theme'],
  forms: ['contract', 'config', 'domain', 'api', 'theme', 'i18n', 'ui'],
  'price-parts': ['contract', 'config', 'domain', 'theme', 'i18n', 'ui'],
  features: ['contract', 'config', 'domain', 'paper', 'api', 'store', 'hooks', 'theme', 'i18n', 'locales', 'ui', 'forms', 'price-parts'],
  templates: ['contract', 'config', 'domain', 'hooks', 'theme', 'i18n', 'ui', 'features'],
  build: ['contract', 'config', 'domain', 'api', 'locales', 'theme'],
  app: ['contract', 'config', 'domain', 'api', 'store', 'hooks', 'theme', 'i18n', 'locales', 'ui', 'features'],
}

const tests = '\\.test\\.tsx?$'

const folderRules = Object.entries(allowed).map(([folder, others]) => ({
  name: `${folder}-imports`,
  severity: 'error',
  comment: `src/${folder} may import from src/{${[folder, ...others].join(',')}}`,
  from: { path: under(folder), pathNot: [tests, '^src/paper/testing/'] },
  to: { path: '^src/', pathNot: under(folder, ...others) },
}))

module.exports = {
  forbidden: [
    ...folderRules,
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'features-stand-alone',
      severity: 'error',
      comment: 'a feature never imports another',
      from: { path: '^src/features/([^/]+)/', pathNot: tests },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'server-imports',
      severity: 'error',
      comment: 'server imports contract, domain, config, the paper of a quote and the dictionaries',
      from: { path: '^server/' },
      to: { path: '^src/', pathNot: under('contract', 'domain', 'config', 'paper', 'locales') },
    },
    {
      name: 'paper-on-demand',
      severity: 'error',
      comment: 'the site loads jsPDF and what draws with it by import() alone, when somebody asks for a PDF (decision 17)',
      from: { path: '^src/', pathNot: ['^src/paper/', tests] },
      to: { path: ['^src/paper/', 'node_modules/jspdf/'], dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    { name: 'nothing-imports-server', severity: 'error', from: { path: '^(src|plugins)/', pathNot: tests }, to: { path: '^server/' } },
    {
      name: 'only-tests-import-testing',
      severity: 'error',
      from: { path: '^(src|plugins)/', pathNot: [tests, '^src/testing/'] },
      to: { path: '^src/testing/' },
    },
    {
      name: 'journeys-import-config-only',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(src|server)/', pathNot: ['^src/config/', '^src/locales/'] },
    },
    { name: 'scripts-are-not-imported', severity: 'error', from: { pathNot: '^(scripts|bench|e2e)/' }, to: { path: '^scripts/' } },
    {
      name: 'contract-and-config-are-data',
      severity: 'error',
      from: { path: '^src/(contract|config)/', pathNot: tests },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: '@sinclair/typebox' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: tests },
      to: { path: 'node_modules/(react|mobx|gatsby|fastify|kysely|jspdf)' },
    },
    {
      name: 'one-i18n-importer',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/i18n/', tests, '^src/testing/'] },
      to: { path: 'node_modules/(gatsby-plugin-react-i18next|react-i18next)/' },
    },
    {
      name: 'ui-knows-no-data',
      severity: 'error',
      from: { path: '^src/ui/', pathNot: tests },
      to: { path: '^src/(store|api|i18n|features)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|public|\\.cache|var)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
}

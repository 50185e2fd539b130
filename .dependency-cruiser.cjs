// Which folder may import which. README.md, "Project structure", describes the folders.

/** A rule: files below `from` may import, of the project's own files, only those below `to`. */
const only = (from, to, options = {}) => ({
  name: `${from}-imports`,
  comment: `${from} may import of this project only: ${to.join(', ') || 'nothing'}`,
  severity: 'error',
  from: { path: `^src/${from}/`, ...options },
  to: {
    path: '^(src|mocks|stories|tests|scripts|\\.storybook)/',
    pathNot: [`^src/${from}/`, ...to.map((folder) => `^src/${folder}/`)],
  },
})

module.exports = {
  forbidden: [
    only('theme', []),
    only('lib', []),
    only('config', []),
    only('domain', ['lib']),
    only('ui', ['theme', 'lib']),
    only('api', ['domain', 'lib']),
    only('hosted', ['domain', 'lib']),
    only('device', ['domain', 'lib']),
    only('session', ['api', 'hosted', 'device', 'domain', 'lib']),
    only('modules', ['ui', 'theme', 'lib', 'domain', 'api', 'hosted', 'session', 'device']),
    only('flows', ['modules', 'ui', 'theme', 'lib', 'domain', 'api', 'hosted', 'session', 'device']),
    {
      name: 'flows-meet-at-screens',
      comment: 'Of another flow only its Screen may be imported',
      severity: 'error',
      from: { path: '^src/flows/([^/]+)/' },
      to: { path: '^src/flows/', pathNot: ['^src/flows/$1/', 'Screen\\.tsx$'] },
    },
    {
      name: 'views-are-pure',
      comment: 'A View knows neither the network nor the session; its Screen and actors do',
      severity: 'error',
      from: { path: '^src/(flows|modules)/', pathNot: ['Screen\\.tsx$', '\\.actors\\.ts$'] },
      to: { path: '^src/(api|hosted|session)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'src-knows-no-mocks',
      comment: 'The product never imports the mock backend, the stories or the tests',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(mocks|stories|tests|\\.storybook)/' },
    },
    {
      name: 'mocks-know-the-contract-only',
      comment:
        'The mock backend imports the rules and the types of the contract; only its demo mode mounts the app',
      severity: 'error',
      from: { path: '^mocks/', pathNot: '^mocks/demo/' },
      to: {
        path: '^(src|stories|tests)/',
        pathNot: ['^src/(domain|lib)/', '^src/(api/schema|hosted/database)\\.gen\\.ts$'],
      },
    },
    {
      name: 'demo-mounts-the-app',
      comment: 'Demo mode may use the app, the components and the theme beside the mock backend',
      severity: 'error',
      from: { path: '^mocks/demo/' },
      to: { path: '^(src|stories|tests)/', pathNot: '^src/(app|ui|theme|config|domain|lib)/' },
    },
    {
      name: 'engine-is-pure',
      comment: "The engine knows neither database nor network nor browser; the product's rules it may share",
      severity: 'error',
      from: { path: '^mocks/engine/' },
      to: { path: '^(src|mocks|stories|tests)/', pathNot: '^(mocks/engine|src/domain|src/lib)/' },
    },
    {
      name: 'functions-stand-alone',
      comment:
        'The provider is sent supabase/functions and nothing else: they import neither ours nor packages',
      severity: 'error',
      from: { path: '^supabase/' },
      to: { pathNot: '^supabase/functions/' },
    },
    {
      name: 'supabase-is-deployed-apart',
      comment: 'Only the tests and the mock of the edge functions import supabase',
      severity: 'error',
      from: { pathNot: '^(supabase|tests|scripts|mocks/hosted/functions)/' },
      to: { path: '^supabase/' },
    },
    {
      name: 'nothing-imports-stories-and-tests',
      comment: 'Stories may be imported by stories, tests by tests',
      severity: 'error',
      from: { pathNot: '^(stories|tests|scripts|\\.storybook|vitest\\.config|[a-z.]+\\.config)' },
      to: { path: '^(stories|tests)/' },
    },
    {
      name: 'no-cycles',
      comment: 'Modules that import each other in a circle cannot be understood apart',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'Every import leads somewhere',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:'] },
    },
    {
      name: 'product-needs-no-dev-packages',
      comment: 'What ships is built from dependencies alone',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}

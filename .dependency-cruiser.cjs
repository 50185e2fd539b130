// Which folder may import which. README.md, "Project structure", describes the folders.

/** A rule: files below `from` may import only project files below `to`. */
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
      name: 'flows-import-screens-only',
      comment: 'A flow may import only the Screen of another flow',
      severity: 'error',
      from: { path: '^src/flows/([^/]+)/' },
      to: { path: '^src/flows/', pathNot: ['^src/flows/$1/', 'Screen\\.tsx$'] },
    },
    {
      name: 'views-are-pure',
      comment: 'A View does not import network or session code; its Screen and actors do',
      severity: 'error',
      from: { path: '^src/(flows|modules)/', pathNot: ['Screen\\.tsx$', '\\.actors\\.ts$'] },
      to: { path: '^src/(api|hosted|session)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'src-imports-no-mocks',
      comment: 'The product never imports the mock backend, the stories or the tests',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(mocks|stories|tests|\\.storybook)/' },
    },
    {
      name: 'mocks-import-contract-only',
      comment:
        'The mock backend imports only domain rules, lib and contract types; only its demo mode mounts the app',
      severity: 'error',
      from: { path: '^mocks/', pathNot: '^mocks/demo/' },
      to: {
        path: '^(src|stories|tests)/',
        pathNot: ['^src/(domain|lib)/', '^src/(api/schema|hosted/database)\\.gen\\.ts$'],
      },
    },
    {
      name: 'demo-mounts-the-app',
      comment:
        'Demo mode may also import the app, its session, what it stores on the device, the components and the theme',
      severity: 'error',
      from: { path: '^mocks/demo/' },
      to: { path: '^(src|stories|tests)/', pathNot: '^src/(app|session|device|ui|theme|config|domain|lib)/' },
    },
    {
      name: 'engine-is-pure',
      comment: 'The engine imports no database, network or browser code; it may import domain rules and lib',
      severity: 'error',
      from: { path: '^mocks/engine/' },
      to: { path: '^(src|mocks|stories|tests)/', pathNot: '^(mocks/engine|src/domain|src/lib)/' },
    },
    {
      name: 'functions-are-self-contained',
      comment:
        'Only supabase/functions is deployed to the provider: it imports no other project files or packages',
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
      comment: 'Only stories may import stories, and only tests may import tests',
      severity: 'error',
      from: { pathNot: '^(stories|tests|scripts|\\.storybook|vitest\\.config|[a-z.]+\\.config)' },
      to: { path: '^(stories|tests)/' },
    },
    {
      name: 'no-cycles',
      comment: 'Modules must not import each other in a cycle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'Every import must resolve',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:'] },
    },
    {
      name: 'src-imports-no-dev-packages',
      comment: 'Production code may import only packages from dependencies',
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

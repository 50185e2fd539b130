// npm run test:mutants: changes the rules one expression at a time and runs the tests that reach the changed line. A
// change that no test notices is a survivor. One part only: npx stryker run tests/mutants/rules.config.mjs --mutate FILE.

/** @returns {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export const configOf = (name, options) => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: `tests/mutants/${name}.vitest.config.ts`, related: false },
  mutator: {
    // Texts and lists of texts are compared with the specification by other tests.
    excludedMutations: ['StringLiteral', 'ArrayDeclaration', 'ObjectLiteral'],
  },
  coverageAnalysis: 'perTest',
  ignorePatterns: ['dist', 'docs', 'stories', 'tests/visual', 'tests/e2e', '.storybook', '.cache'],
  tempDirName: `.cache/stryker-${name}`,
  concurrency: 2,
  // A changed loop may run forever.
  timeoutMS: 5_000,
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `dist/mutants/${name}.html` },
  jsonReporter: { fileName: `dist/mutants/${name}.json` },
  thresholds: { high: 95, low: 90, break: 90 },
  ...options,
})

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const root = resolve(import.meta.dirname, '../..')
// Set by scripts/mutateMachines.mjs: the changed file, and where its mutant is.
const { MUTANT_OF = '', MUTANT_SOURCE = '' } = process.env

/** Loads the mutant instead of the file. */
const mutant: Plugin = {
  name: 'machine-mutant',
  enforce: 'pre',
  transform: (_code, id) => (id === resolve(root, MUTANT_OF) ? readFileSync(MUTANT_SOURCE, 'utf8') : null),
}

export default defineConfig({
  root,
  plugins: [mutant, vanillaExtractPlugin()],
  test: {
    include: ['tests/src/**/*.test.ts'],
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000,
    // It would return the module without the mutant.
    fsModuleCache: false,
  },
})

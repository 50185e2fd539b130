import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Calls that replace modules. */
const REPLACES = /\bvi\.(mock|doMock|resetModules)\(/

const TEST_IMPORT = /\bfrom '(\.[^']+)'/g

/**
 * Whether a test file may run in a process in which other test files have run before: neither it nor its support files
 * replace modules. Replaced globals, such as fetch or the page's storage, are restored after each test. What a test
 * starts may still run, and send its requests, after the test.
 */
export function sharesModules(file: string): boolean {
  return !replaces(file, new Set())
}

function replaces(file: string, seen: Set<string>): boolean {
  if (seen.has(file) || !isTestCode(file) || !existsSync(file)) return false
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  if (REPLACES.test(text)) return true
  return [...text.matchAll(TEST_IMPORT)].some(([, path = '']) => replaces(join(dirname(file), path), seen))
}

const isTestCode = (file: string) => file.replaceAll('\\', '/').includes('/tests/')

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isAllowed, licenseOf } from '../../../scripts/sbom/licenses.ts'

test.each([
  ['MIT', true],
  ['GPL-3.0-or-later', false],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['(MIT AND Zlib)', true],
  ['(MIT AND GPL-3.0-or-later)', false],
  ['(MIT AND (GPL-2.0 OR GPL-3.0))', false],
  ['unknown', false],
  ['', false],
])('whether a package with the license %j may be shipped: %s', (license, expected) => {
  expect(isAllowed(license)).toBe(expected)
})

test.each([
  [[{ license: { id: 'MIT' } }], 'MIT'],
  [[{ license: { name: 'Custom' } }], 'Custom'],
  [[{ expression: '(MIT AND Zlib)' }], '(MIT AND Zlib)'],
  [undefined, 'unknown'],
])('the licenses %j of a component are read as %s', (licenses, expected) => {
  expect(licenseOf('some-package', licenses)).toBe(expected)
})

interface Locked {
  version: string
  resolved?: string
  integrity?: string
  link?: boolean
  optional?: boolean
  dev?: boolean
  os?: string[]
  cpu?: string[]
  license?: string
}

const packages = Object.entries<Locked>(
  JSON.parse(readFileSync('package-lock.json', 'utf8')).packages,
).filter(([path, { link }]) => path !== '' && link !== true)

test('every package that package-lock.json installs on this platform has a SHA-512 hash', () => {
  const unchecked = packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
  // Native builds for other platforms that the registry of the last update did not have.
  const required = unchecked.filter(
    ([path, { optional }]) =>
      optional !== true ||
      !/(android|darwin|win32|arm|riscv64|freebsd|musl|ppc64|s390x|openharmony)/.test(path),
  )
  expect(required.map(([path]) => path)).toEqual([])
  expect(unchecked.length).toBeLessThanOrEqual(32)
})

test('package-lock.json names no registry, so that npm loads every package from the configured one', () => {
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})

test('the production build contains no package with a license that is not allowed', () => {
  const shipped = packages.filter(([, { dev, optional, integrity }]) => !dev && !(optional && !integrity))
  const licensed = shipped.map(([path, { license }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return { name, license: licenseOf(name, license === undefined ? [] : [{ expression: license }]) }
  })
  expect(licensed.length).toBeGreaterThan(100)
  expect(licensed.filter(({ license }) => !isAllowed(license))).toEqual([])
})

/** Licenses that allow use in a closed product and ask for no more than a notice. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Zlib',
])

/** A package and its SPDX license expression. */
export interface LicensedPackage {
  readonly name: string
  readonly license: string
}

/** An entry of `licenses` in a CycloneDX component. */
interface SbomLicense {
  readonly license?: { readonly id?: string; readonly name?: string }
  readonly expression?: string
}

/** Packages whose package.json does not name the license exactly, and the license in their LICENSE file. */
const IN_FILE: Readonly<Record<string, string>> = { duck: 'BSD-2-Clause' }

/** The SPDX license expression of a component, or 'unknown'. */
export function licenseOf(name: string, licenses: readonly SbomLicense[] = []): string {
  const [given] = licenses
  return IN_FILE[name] ?? given?.expression ?? given?.license?.id ?? given?.license?.name ?? 'unknown'
}

/**
 * Whether a license may be shipped. Of alternatives (OR) one must be allowed, of licenses that apply together (AND) all.
 * Nested expressions are refused.
 */
export function isAllowed(license: string): boolean {
  const expression = license.replace(/^\((.*)\)$/, '$1')
  return expression.split(' OR ').some((part) => part.split(' AND ').every((one) => ALLOWED.has(one)))
}

/** Lines of a table with the number of packages of each license, and the packages whose license is not allowed. */
export function licenseTable(packages: readonly LicensedPackage[]) {
  const counts = new Map<string, number>()
  for (const { license } of packages) counts.set(license, (counts.get(license) ?? 0) + 1)
  const width = Math.max(0, ...[...counts.keys()].map(({ length }) => length))
  const lines = [...counts]
    .sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || (a < b ? -1 : 1))
    .map(([license, count]) => {
      const mark = isAllowed(license) ? 'allowed' : 'NOT ALLOWED'
      return `${license.padEnd(width)}  ${String(count).padStart(4)}  ${mark}`
    })
  return { lines, refused: packages.filter(({ license }) => !isAllowed(license)) }
}

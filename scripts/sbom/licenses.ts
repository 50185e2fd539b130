/** Licenses that allow use in a closed product and ask for no more than a notice. */
const ALLOWED = '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause ISC MIT OFL-1.1 Zlib'.split(' ')

/** Packages whose package.json does not name the license exactly, and the license in their LICENSE file. */
const IN_FILE: Readonly<Record<string, string>> = { duck: 'BSD-2-Clause' }

/** The SPDX license expression of a CycloneDX component, or 'unknown'. */
export function licenseOf(
  name: string,
  [given]: readonly { license?: { id?: string; name?: string }; expression?: string }[] = [],
): string {
  return IN_FILE[name] ?? given?.expression ?? given?.license?.id ?? given?.license?.name ?? 'unknown'
}

/**
 * Whether a license may be shipped. Of alternatives (OR) one must be allowed, of licenses that apply together (AND) all.
 * Nested expressions are refused.
 */
export function isAllowed(license: string): boolean {
  const expression = license.replace(/^\((.*)\)$/, '$1')
  return expression.split(' OR ').some((part) => part.split(' AND ').every((one) => ALLOWED.includes(one)))
}

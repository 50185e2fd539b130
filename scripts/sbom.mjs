// npm run sbom: writes the packages that the production build may contain, with versions, hashes and licenses, to
// dist/sbom.cdx.json (CycloneDX) and prints how many there are of each license. Fails for a license that is not allowed.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { licenseOf, licenseTable } from './sbom/licenses.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const file = 'dist/sbom.cdx.json'

const text = execFileSync(
  'npm',
  ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'],
  {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  },
)
mkdirSync(`${root}dist`, { recursive: true })
writeFileSync(`${root}${file}`, text)

const packages = JSON.parse(text).components.map(({ name, version, licenses }) => ({
  name: `${name}@${version}`,
  license: licenseOf(name, licenses),
}))
const { lines, refused } = licenseTable(packages)
console.log(lines.join('\n'))
console.log(`\n${packages.length} packages: ${file}`)
for (const { name, license } of refused) console.error(`Not allowed: ${name} (${license})`)
if (refused.length > 0) process.exitCode = 1

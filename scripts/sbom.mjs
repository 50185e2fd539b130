// npm run sbom: writes the packages that the production build may contain, with versions, hashes and licenses, to
// dist/sbom.cdx.json (CycloneDX) and prints how many there are of each license. Fails for a license that is not allowed.
import { execSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { isAllowed, licenseOf } from './sbom/licenses.ts'

const root = `${import.meta.dirname}/..`
const file = 'dist/sbom.cdx.json'

const text = execSync('npm sbom --sbom-format cyclonedx --omit dev --package-lock-only', {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
mkdirSync(`${root}/dist`, { recursive: true })
writeFileSync(`${root}/${file}`, text)

const packages = JSON.parse(text).components.map(({ name, version, licenses }) => ({
  name: `${name}@${version}`,
  license: licenseOf(name, licenses),
}))
const counts = Map.groupBy(packages, ({ license }) => license)
console.table([...counts].map(([license, { length }]) => ({ license, packages: length })))
console.log(`${packages.length} packages: ${file}`)
for (const { name, license } of packages)
  if (!isAllowed(license)) {
    console.error(`Not allowed: ${name} (${license})`)
    process.exitCode = 1
  }

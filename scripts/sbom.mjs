// npm run sbom: writes the packages that the production build may contain, with versions, hashes and licenses, to
// dist/sbom.cdx.json (CycloneDX) and prints how many there are of each license. Fails for a license that is not allowed.
import { execSync } from 'node:child_process'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { isAllowed, licenseOf } from './sbom/licenses.ts'

const root = `${import.meta.dirname}/..`
const file = 'dist/sbom.cdx.json'

/**
 * What the demo loads to read scanned pages, by package; other languages than English with the first page in them. The
 * production build has none of it.
 */
const RECOGNITION = {
  'tesseract.js-core': ['tesseract-core-simd-lstm.js', 'tesseract-core-simd-lstm.wasm'],
  ...Object.fromEntries(
    ['eng', 'deu', 'fra', 'spa'].map((name) => [
      `@tesseract.js-data/${name}`,
      [`4.0.0_best_int/${name}.traineddata.gz`],
    ]),
  ),
}

const bill = JSON.parse(
  execSync('npm sbom --sbom-format cyclonedx --omit dev --package-lock-only', {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }),
)
const { packages: locked } = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8'))
for (const [name, files] of Object.entries(RECOGNITION)) {
  const { version, license } = locked[`node_modules/${name}`]
  const bytes = files.reduce((sum, path) => sum + statSync(`${root}/node_modules/${name}/${path}`).size, 0)
  bill.components.push({
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    scope: 'optional',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: [{ license: { id: license } }],
    properties: [{ name: 'engram:bytes-loaded-with-the-first-scan', value: String(bytes) }],
  })
  console.log(`${name}@${version}, in the demo only: ${(bytes / 2 ** 20).toFixed(1)} MiB`)
}
mkdirSync(`${root}/dist`, { recursive: true })
writeFileSync(`${root}/${file}`, JSON.stringify(bill, null, 2))

const packages = bill.components.map(({ name, version, licenses }) => ({
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

// Writes the types of the backend's contract: openapi/api.v1.yaml → src/api/schema.gen.ts.
// With --check it writes nothing and fails where the written file is not what the contract gives.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

const contract = new URL('../openapi/api.v1.yaml', import.meta.url)
const target = new URL('../src/api/schema.gen.ts', import.meta.url)

const BLOB = ts.factory.createTypeReferenceNode('Blob')

const types = await openapiTS(contract, {
  // A field with a default may be left out of a request.
  defaultNonNullable: false,
  // The bytes of a file are a Blob to the client, not the string of JSON Schema.
  transform: (schema) => (schema.contentMediaType === 'application/octet-stream' ? BLOB : undefined),
})
const source = `// Generated from openapi/api.v1.yaml by "npm run generate". Do not edit.\n\n${astToString(types)}`

if (!process.argv.includes('--check')) {
  writeFileSync(target, source)
} else if (!existsSync(target) || readFileSync(target, 'utf8') !== source) {
  process.stderr.write('src/api/schema.gen.ts is older than the contract. Run "npm run generate".\n')
  process.exitCode = 1
}

import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

const contract = new URL('../openapi/api.v1.yaml', import.meta.url)

const BLOB = ts.factory.createTypeReferenceNode('Blob')

export async function schemaTypes() {
  const types = await openapiTS(contract, {
    // A field with a default may be left out of a request.
    defaultNonNullable: false,
    // Binary content is a Blob for the client, not a string as in JSON Schema.
    transform: (schema) => (schema.contentMediaType === 'application/octet-stream' ? BLOB : undefined),
  })
  return astToString(types)
}

import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

const contract = new URL('../openapi/api.v1.yaml', import.meta.url)

const BLOB = ts.factory.createTypeReferenceNode('Blob')

/** The types of the backend's contract. */
export async function schemaTypes() {
  const types = await openapiTS(contract, {
    // A field with a default may be left out of a request.
    defaultNonNullable: false,
    // The bytes of a file are a Blob to the client, not the string of JSON Schema.
    transform: (schema) => (schema.contentMediaType === 'application/octet-stream' ? BLOB : undefined),
  })
  return astToString(types)
}

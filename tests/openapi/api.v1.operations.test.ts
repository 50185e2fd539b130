import { expect, test } from 'vitest'
import { contract, isObject } from '../../scripts/contract/contract.ts'

/** The specification's table of backend calls. */
const OPERATIONS = `
GET    /healthcheck
POST   /auth/login
POST   /auth/register
GET    /users/
GET    /users/{id}
PUT    /users/{id}
DELETE /users/{id}
PATCH  /users/{id}/activate
PATCH  /users/{id}/deactivate
GET    /users/search
GET    /chat/sessions
POST   /chat/new
GET    /chat/session/{id}
DELETE /chat/session/{id}
POST   /chat/session/{id}/message
POST   /chat/session/{id}/ask
GET    /documents/
GET    /documents/count
GET    /documents/{id}
POST   /documents/upload
DELETE /documents/{id}
POST   /documents/{id}/process
POST   /documents/process-pending
GET    /rag/graph/stats
POST   /memory/search/{id}
GET    /memory/top-connections/{id}
POST   /rag/query
POST   /rag/index-document/{id}
POST   /rag/process-pending
DELETE /rag/document/{id}
POST   /rag/graph/process-documents
GET    /rag/graph/process-documents/status
POST   /rag/graph/similar/
POST   /rag/graph/ask/
GET    /rag/graph/relationships
GET    /rag/
POST   /rag/combined/query
POST   /memory/messages/{id}
POST   /memory/messages/batch/{id}
POST   /memory/text/{id}
POST   /memory/document/{id}
POST   /memory/cognitive-objects/{id}
GET    /memory/cognitive-objects/{id}/{objectId}
DELETE /memory/user/{id}
POST   /memory/process-documents
POST   /memory/clear-neo4j
POST   /files/upload-files
POST   /files/process-pdfs-to-markdown
GET    /files/files
GET    /files/file/{name}
DELETE /files/file/{name}
`

/** Optional operations, without which the app works. */
const EXTENSIONS = [
  'GET /documents/{id}/pages/{page}/words',
  'PATCH /chat/session/{id}',
  'PATCH /documents/{id}',
  'GET /rag/contradictions',
  'PATCH /rag/contradictions/{id}',
  'GET /rag/compare',
]

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'options', 'head', 'trace']

test('the contract has exactly the 51 operations of the specification and the optional ones', () => {
  const expected = OPERATIONS.trim()
    .split('\n')
    .map((line) => line.replace(/ +/, ' '))
  expect(expected).toHaveLength(51)
  expect(operations().toSorted()).toEqual([...expected, ...EXTENSIONS].toSorted())
})

function operations(): string[] {
  const paths = isObject(contract.paths) ? Object.entries(contract.paths) : []
  return paths.flatMap(([path, item]) =>
    METHODS.filter((method) => isObject(item) && method in item).map(
      (method) => `${method.toUpperCase()} ${path}`,
    ),
  )
}

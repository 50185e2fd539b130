import { http } from 'msw'
import { HttpError } from './errors.ts'
import type { Operation } from './typed.ts'
import { pattern } from './typed.ts'

/** The contract's operations that this backend does not do yet. No screen of the product calls them. */
const NOT_IMPLEMENTED = [
  ['get', '/rag/'],
  ['get', '/rag/graph/relationships'],
  ['post', '/rag/graph/similar/'],
  ['post', '/rag/graph/process-documents'],
  ['get', '/rag/graph/process-documents/status'],
  ['post', '/memory/messages/{id}'],
  ['post', '/memory/messages/batch/{id}'],
  ['post', '/memory/text/{id}'],
  ['post', '/memory/document/{id}'],
  ['post', '/memory/cognitive-objects/{id}'],
  ['get', '/memory/cognitive-objects/{id}/{objectId}'],
  ['post', '/files/upload-files'],
  ['post', '/files/process-pdfs-to-markdown'],
  ['get', '/files/files'],
  ['get', '/files/file/{name}'],
  ['delete', '/files/file/{name}'],
] as const

export function notImplemented(): Operation[] {
  return NOT_IMPLEMENTED.map(([method, path]) => ({
    method,
    path,
    handler: http[method](pattern(path), () =>
      new HttpError(501, `Not implemented: ${method.toUpperCase()} ${path}`).toResponse(),
    ),
  }))
}

import * as v from 'valibot'
import { displayStatusOf, isInProgress, isTextFile, retryStep } from '../../src/domain/document.ts'
import type { Encoding } from '../../src/domain/encodings.ts'
import type { Context } from '../context.ts'
import { timestamp } from '../context.ts'
import { type DocumentRow, documentRow } from '../db/rows.ts'
import { pageWords } from '../engine/recognition/pageWords.ts'
import { deleteDocument } from '../jobs/deleting.ts'
import { check, readBody } from './body.ts'
import { requireAdmin, requireUser } from './caller.ts'
import type { Operation } from './defineOperation.ts'
import { defineOperation } from './defineOperation.ts'
import { HttpError, invalidField } from './errors.ts'
import { body } from './fields.ts'
import { latestFirst } from './latestFirst.ts'
import { presentDocument } from './present.ts'
import { requireDocument } from './requireOwned.ts'
import type { UploadedFile } from './upload.ts'
import { readFiles, requireAcceptedTypes } from './upload.ts'

const update = v.pipe(
  body({ excluded: v.exactOptional(v.boolean()), read_pages: v.exactOptional(v.boolean()) }),
  v.check((changes) => Object.keys(changes).length > 0, 'Nothing to change'),
)
const processingQuery = v.object({ encoding: v.optional(documentRow.entries.encoding.wrapped) })

export function documents(context: Context): Operation[] {
  const { db, clock, ids, processing } = context

  const documentsOf = (request: Request) => {
    const { id } = requireUser(context, request)
    return db.documents.list(({ owner_id }) => owner_id === id)
  }

  async function store(owner_id: string, { name, type, bytes }: UploadedFile): Promise<DocumentRow> {
    const id = ids.uuid()
    db.files.set(id, bytes)
    return db.documents.create({
      id,
      owner_id,
      filename: name,
      title: null,
      file_size: bytes.length,
      content_type: type,
      status: 'pending',
      is_indexed: false,
      created_at: timestamp(clock),
      processed_at: null,
      failure_reason: null,
    })
  }

  /** Reads a text file in this encoding. It is not in the graph until it is indexed again. */
  async function readAgain({ id, owner_id, filename }: DocumentRow, encoding: Encoding) {
    if (!isTextFile(filename))
      throw invalidField(['query', 'encoding'], 'Only .txt and .md files have an encoding', 'encoding')
    const restarted = await db.documents.update(id, {
      encoding,
      status: 'uploaded',
      is_indexed: false,
      processed_at: null,
      failure_reason: null,
      metadata: {},
      notices: [],
    })
    db.memories.of(owner_id).remove(id)
    db.extracts.delete(id)
    processing.wake()
    return restarted
  }

  return [
    defineOperation('get', '/documents/', ({ request }) => ({
      status: 200,
      body: latestFirst(documentsOf(request)).map(presentDocument),
    })),

    defineOperation('get', '/documents/count', ({ request }) => ({
      status: 200,
      body: { count: documentsOf(request).length },
    })),

    defineOperation('post', '/documents/upload', async ({ request }) => {
      const owner = requireUser(context, request)
      const files = await readFiles(request)
      requireAcceptedTypes(files)
      const stored = await Promise.all(files.map((file) => store(owner.id, file)))
      processing.wake()
      const [first] = stored
      if (first === undefined) throw new Error('An upload without files was let through.')
      return { status: 201, body: { id: first.id, documents: stored.map(presentDocument) } }
    }),

    defineOperation('post', '/documents/process-pending', ({ request }) => {
      requireAdmin(context, request)
      const waiting = db.documents.list(({ status }) => status === 'pending' || status === 'uploaded')
      processing.wake()
      return { status: 202, body: { queued: waiting.length } }
    }),

    defineOperation('get', '/documents/{id}', ({ request, params }) => ({
      status: 200,
      body: presentDocument(requireDocument(context, request, params.id)),
    })),

    defineOperation('patch', '/documents/{id}', async ({ request, params }) => {
      requireUser(context, request)
      const changes = await readBody(request, update)
      const document = requireDocument(context, request, params.id)
      const updated = await db.documents.update(document.id, changes)
      if (changes.read_pages) processing.wake()
      return { status: 200, body: presentDocument(updated ?? document) }
    }),

    defineOperation('get', '/documents/{id}/pages/{page}/words', ({ request, params }) => {
      const { id } = requireDocument(context, request, params.id)
      const scan = db.extracts.get(id)?.scans?.find(({ number }) => String(number) === params.page)
      if (scan?.kind !== 'text') throw new HttpError(404, 'Not found.')
      return { status: 200, body: { angle: scan.angle, words: pageWords(scan) } }
    }),

    defineOperation('delete', '/documents/{id}', async ({ request, params }) => {
      const document = requireDocument(context, request, params.id)
      const status = displayStatusOf(document)
      if (status === 'processing') throw new HttpError(409, 'The document is being processed.')
      if (status === 'indexed') throw new HttpError(409, 'The document is indexed.')
      await deleteDocument(context, document.id)
      return { status: 204, body: null }
    }),

    defineOperation('post', '/documents/{id}/process', async ({ request, params, query }) => {
      const document = requireDocument(context, request, params.id)
      if (document.status === 'processing') throw new HttpError(409, 'The document is being processed.')
      const { encoding } = check({ encoding: query.get('encoding') ?? undefined }, processingQuery, 'query')
      if (encoding !== undefined) {
        const reread = await readAgain(document, encoding)
        return { status: 202, body: presentDocument(reread ?? document) }
      }
      const isProcessed = document.status === 'completed' || retryStep(document) === 'index'
      if (isProcessed && !isInProgress(document)) throw new HttpError(409, 'The document has been processed.')
      const restarted = isInProgress(document)
        ? document
        : await db.documents.update(document.id, { status: 'uploaded', failure_reason: null })
      processing.wake()
      return { status: 202, body: presentDocument(restarted ?? document) }
    }),
  ]
}

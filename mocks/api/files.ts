import type { components } from '../../src/api/schema.gen.ts'
import type { Context } from '../context.ts'
import { timestamp } from '../context.ts'
import { storedFilePath } from '../db/database.ts'
import type { StoredFileRow } from '../db/rows.ts'
import { EngineError } from '../engine/errors.ts'
import { extract } from '../engine/extract.ts'
import { deleteStoredFile } from '../jobs/deleting.ts'
import { requireUser } from './caller.ts'
import type { Operation } from './defineOperation.ts'
import { defineOperation } from './defineOperation.ts'
import { HttpError } from './errors.ts'
import { latestFirst } from './latestFirst.ts'
import type { UploadedFile } from './upload.ts'
import { readFiles } from './upload.ts'

export function files(context: Context): Operation[] {
  const { db, clock, ids } = context

  const filesOf = (ownerId: string) =>
    db.storedFiles.list(({ owner_id }) => owner_id === ownerId).toSorted(byName)

  function requireFile(request: Request, name: string): StoredFileRow {
    const { id } = requireUser(context, request)
    const file = db.storedFiles.find('path', storedFilePath(id, name))
    if (file === undefined) throw new HttpError(404, 'Not found.')
    return file
  }

  /** The bytes of the caller's document with this id, otherwise of their stored file or newest document with this name. */
  function requireBytes(request: Request, name: string): Uint8Array {
    const { id } = requireUser(context, request)
    const identified = db.documents.get(name)
    const documents = db.documents.list(({ owner_id, filename }) => owner_id === id && filename === name)
    const [newest] = latestFirst(documents)
    const found =
      identified?.owner_id === id
        ? identified
        : (db.storedFiles.find('path', storedFilePath(id, name)) ?? newest)
    const bytes = found && db.files.get(found.id)
    if (bytes === undefined) throw new HttpError(404, 'Not found.')
    return bytes
  }

  /** Replaces the owner's stored file with the same name. */
  async function store(owner_id: string, { name, type, bytes }: UploadedFile): Promise<StoredFileRow> {
    const replaced = db.storedFiles.find('path', storedFilePath(owner_id, name))
    if (replaced !== undefined) deleteStoredFile(context, replaced.id)
    const id = ids.uuid()
    db.files.set(id, bytes)
    const uploaded_at = timestamp(clock)
    return db.storedFiles.create({ id, owner_id, name, size: bytes.length, content_type: type, uploaded_at })
  }

  /** The text of a stored PDF as Markdown, or null if it has no readable text. */
  async function readPdf({ id, name }: StoredFileRow): Promise<string | null> {
    try {
      const { title, pages } = await extract({ name, bytes: db.files.get(id) ?? new Uint8Array() })
      return [`# ${title}`, ...pages.map(({ text }) => text.trim())].join('\n\n')
    } catch (error) {
      if (error instanceof EngineError) return null
      throw error
    }
  }

  return [
    defineOperation('post', '/files/upload-files', async ({ request }) => {
      const { id } = requireUser(context, request)
      const stored: StoredFileRow[] = []
      // Sequential, so that the later of two files with the same name replaces the earlier one.
      for (const file of await readFiles(request)) stored.push(await store(id, file))
      return { status: 201, body: stored.toSorted(byName).map(present) }
    }),

    defineOperation('post', '/files/process-pdfs-to-markdown', async ({ request }) => {
      const { id } = requireUser(context, request)
      const converted: string[] = []
      for (const pdf of filesOf(id).filter(({ name }) => /\.pdf$/i.test(name))) {
        const markdown = await readPdf(pdf)
        if (markdown === null) continue
        const name = pdf.name.replace(/\.pdf$/i, '.md')
        await store(id, { name, type: 'text/markdown', bytes: new TextEncoder().encode(markdown) })
        converted.push(name)
      }
      return { status: 200, body: { processed: converted.length, files: converted } }
    }),

    defineOperation('get', '/files/files', ({ request }) => {
      const { id } = requireUser(context, request)
      return { status: 200, body: filesOf(id).map(present) }
    }),

    defineOperation('get', '/files/file/{name}', ({ request, params }) => {
      const bytes = new Uint8Array(requireBytes(request, params.name))
      return { status: 200, body: new Blob([bytes], { type: 'application/octet-stream' }) }
    }),

    defineOperation('delete', '/files/file/{name}', ({ request, params }) => {
      deleteStoredFile(context, requireFile(request, params.name).id)
      return { status: 204, body: null }
    }),
  ]
}

function present({
  name,
  size,
  content_type,
  uploaded_at,
}: StoredFileRow): components['schemas']['FileEntry'] {
  return { name, size, content_type, uploaded_at }
}

function byName(a: StoredFileRow, b: StoredFileRow): number {
  return a.name.localeCompare(b.name, 'en')
}

import { ACCEPTED_TYPES, MAX_FILE_SIZE_BYTES, MAX_NAME_BYTES } from '../../src/domain/upload.ts'
import { requireMediaType } from './body.ts'
import { HttpError, invalidField } from './errors.ts'

const MEDIA_TYPES: Record<(typeof ACCEPTED_TYPES)[number], string> = {
  '.pdf': 'application/pdf',
  '.txt': 'text/plain',
  '.md': 'text/markdown',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

export interface UploadedFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

/**
 * The files of a multipart request. All of them must be valid.
 *
 * @throws HttpError 415 if the body is not multipart/form-data, 422 if there are no files or one has no name, 413 if one
 *   is too large.
 */
export async function readFiles(request: Request): Promise<UploadedFile[]> {
  const files = (await readForm(request)).getAll('files')
  if (files.length === 0) throw invalidField(['body', 'files'], 'Field required', 'missing')
  return Promise.all(
    files.map(async (file, index) => {
      if (typeof file === 'string') throw invalidField(['body', 'files', index], 'Not a file', 'file_type')
      if (file.size > MAX_FILE_SIZE_BYTES) throw new HttpError(413, 'Files can be at most 25 MB.')
      return {
        name: nameOf(file, index),
        type: mediaTypeOf(file.name, file.type),
        bytes: new Uint8Array(await file.arrayBuffer()),
      }
    }),
  )
}

/** The file name without the folders that a client may send with it. Browsers send quotation marks as %22. */
function nameOf(file: File, index: number): string {
  const complaint = (msg: string) => invalidField(['body', 'files', index], msg, 'file_name')
  const name = file.name
    .slice(Math.max(file.name.lastIndexOf('/'), file.name.lastIndexOf('\\')) + 1)
    .replaceAll('%22', '"')
  if (name === '' || name === '.' || name === '..') throw complaint('The file has no name')
  if (new TextEncoder().encode(name).length > MAX_NAME_BYTES)
    throw complaint(`The file's name is longer than ${MAX_NAME_BYTES} bytes`)
  return name
}

/** @throws HttpError 415 if a file has an unsupported type. */
export function requireAcceptedTypes(files: readonly UploadedFile[]): void {
  if (files.some(({ name }) => acceptedEnding(name) === undefined))
    throw new HttpError(415, 'Only .pdf, .txt, .md and .docx files can be uploaded.')
}

async function readForm(request: Request): Promise<FormData> {
  requireMediaType(request, 'multipart/form-data')
  try {
    return await request.formData()
  } catch {
    throw invalidField(['body', 'files'], 'Field required', 'missing')
  }
}

/** The media type of a file by its name, otherwise the one that the client has sent. */
export function mediaTypeOf(name: string, sent = ''): string {
  const ending = acceptedEnding(name)
  return ending === undefined ? sent || 'application/octet-stream' : MEDIA_TYPES[ending]
}

function acceptedEnding(name: string): (typeof ACCEPTED_TYPES)[number] | undefined {
  return ACCEPTED_TYPES.find((ending) => name.toLowerCase().endsWith(ending))
}

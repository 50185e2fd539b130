import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { UploadEntry } from '../../../src/domain/upload.ts'
import {
  admitQueued,
  contentRejectionOf,
  fileRejectionOf,
  isSettled,
  MAX_FILE_SIZE_BYTES,
  MAX_PARALLEL_UPLOADS,
  UPLOAD_NEEDS_LOGIN,
  UPLOAD_STATUSES,
  uploadFailureNotice,
} from '../../../src/domain/upload.ts'

const TYPE = 'This type of file is not accepted. Only .pdf, .txt, .md and .docx files can be uploaded.'
const LONG_NAME = 'The name of this file is too long. Give it a shorter one and upload it again.'

test.each([
  ['notes.pdf', 0, 'This file is empty.'],
  ['NOTES.PDF', 1, null],
  ['../../notes.md', 1, null],
  ['annual\u202efdp.exe', 1, TYPE],
  ['notes.TXT', 1, null],
  [`${'a'.repeat(252)}.md`, 1, null],
  [`${'a'.repeat(253)}.md`, 1, LONG_NAME],
  [`${'ö'.repeat(126)}.md`, 1, null],
  [`${'ö'.repeat(127)}.md`, 1, LONG_NAME],
  ['two.parts.md', MAX_FILE_SIZE_BYTES, null],
  ['notes.docx', MAX_FILE_SIZE_BYTES + 1, 'This file is too large (just over 25 MB). The limit is 25 MB.'],
  ['notes.pdf', 40 * 1024 ** 2, 'This file is too large (40 MB). The limit is 25 MB.'],
  ['setup.exe', 1, TYPE],
  ['notes.pdf.exe', 1, TYPE],
  ['notes.doc', 1, TYPE],
  ['pdf', 1, TYPE],
  ['', 1, TYPE],
])('the file %j of %i bytes: %s', (name, size, rejection) => {
  expect(fileRejectionOf({ name, size })).toBe(rejection)
})

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

test.each([
  ['a.pdf', '%PDF-1.7', null],
  ['a.PDF', `${'junk '.repeat(100)}%PDF-1.4`, null],
  ['a.pdf', '\x89PNG\r\n', 'This is not a PDF: its content is a PNG image.'],
  ['a.pdf', 'MZ\x90\0', 'This is not a PDF: its content is a program.'],
  ['a.pdf', 'Hello', 'This is not a PDF: its content is something else.'],
  ['a.docx', 'PK\x03\x04', null],
  ['a.docx', '%PDF-1.7', 'This is not a Word document: its content is a PDF.'],
  ['a.docx', '\xd0\xcf\x11\xe0', /password or is an old \.doc file/],
  ['a.md', '# Tides', null],
  ['a.txt', 'caf\xe9', null],
  ['a.txt', '\xff\xfeT\0i\0', null],
  ['a.txt', 'PK\x03\x04', 'This is not a text file: its content is a ZIP archive.'],
  ['a.txt', '\x01\x02\0', 'This is not a text file: its content is binary data.'],
])('the file %s that begins with %j: %s', (name, head, rejection) => {
  const said = contentRejectionOf(name, bytes(head))
  if (rejection instanceof RegExp) expect(said).toMatch(rejection)
  else expect(said).toBe(rejection)
})

test.each([
  [['Upload timeout'], 'Upload Failed', 'Upload timeout'],
  [
    ['Upload timeout', 'Network error during upload'],
    'Upload Failed',
    'Some uploads failed: 2 file(s) failed to upload. Check the upload progress for details.',
  ],
  [[UPLOAD_NEEDS_LOGIN], 'Authentication Required', UPLOAD_NEEDS_LOGIN],
  [[UPLOAD_NEEDS_LOGIN, UPLOAD_NEEDS_LOGIN], 'Authentication Required', UPLOAD_NEEDS_LOGIN],
  [
    [UPLOAD_NEEDS_LOGIN, 'Upload timeout', 'Upload timeout'],
    'Upload Failed',
    'Some uploads failed: 3 file(s) failed to upload. Check the upload progress for details.',
  ],
])('failures %j are told as %s / %s', (reasons, title, text) => {
  expect(uploadFailureNotice(reasons)).toEqual({ title, text })
})

const uploading = (line: readonly UploadEntry[]) => line.filter(({ status }) => status === 'uploading').length

/** A line as it can come to be: never more under way than are allowed. */
const lines = fc
  .array(fc.record({ id: fc.uuid(), status: fc.constantFrom(...UPLOAD_STATUSES) }))
  .filter((line) => uploading(line) <= MAX_PARALLEL_UPLOADS)

describe('the line of uploads', () => {
  test('is let through up to the limit, and no further', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const waiting = line.filter(({ status }) => status === 'queued').length
        expect(uploading(admitQueued(line))).toBe(Math.min(MAX_PARALLEL_UPLOADS, uploading(line) + waiting))
      }),
    )
  })

  test('changes nothing but waiting files, first come first served', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const admitted = admitQueued(line)
        expect(admitted.map(({ id }) => id)).toEqual(line.map(({ id }) => id))
        const waiting = line.flatMap(({ status }, place) => (status === 'queued' ? [place] : []))
        const started = waiting.map((place) => admitted[place]?.status === 'uploading')
        expect(started).toEqual(started.toSorted((a, b) => Number(b) - Number(a)))
        for (const [place, entry] of line.entries())
          if (entry.status !== 'queued') expect(admitted[place]).toBe(entry)
      }),
    )
  })

  test('let through once, it has no room for more', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const admitted = admitQueued(line)
        expect(admitQueued(admitted)).toEqual(admitted)
      }),
    )
  })

  test('that is settled has nothing to let through', () => {
    fc.assert(
      fc.property(lines, (line) => {
        if (isSettled(line)) expect(admitQueued(line)).toEqual(line)
        else expect(uploading(admitQueued(line))).toBeGreaterThan(0)
      }),
    )
  })
})

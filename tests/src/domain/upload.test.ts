import { expect, test } from 'vitest'
import { contentRejectionOf, fileRejectionOf, MAX_FILE_SIZE_BYTES } from '../../../src/domain/upload.ts'

const TYPE = "This file type isn't supported. Only .pdf, .txt, .md and .docx files can be uploaded."
const LONG_NAME = 'The file name is too long. Shorten it and upload the file again.'

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
])('fileRejectionOf(%j, %i bytes) returns %j', (name, size, rejection) => {
  expect(fileRejectionOf({ name, size })).toBe(rejection)
})

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

test.each([
  ['a.pdf', '%PDF-1.7', null],
  ['a.PDF', `${'junk '.repeat(100)}%PDF-1.4`, null],
  ['a.pdf', '\x89PNG\r\n', "This file isn't a PDF. It looks like a PNG image."],
  ['a.pdf', 'MZ\x90\0', "This file isn't a PDF. It looks like a program."],
  ['a.pdf', 'Hello', "This file isn't a PDF."],
  ['a.docx', 'PK\x03\x04', null],
  ['a.docx', '%PDF-1.7', "This file isn't a Word document. It looks like a PDF."],
  ['a.docx', '\xd0\xcf\x11\xe0', /password or is an old \.doc file/],
  ['a.md', '# Tides', null],
  ['a.txt', 'caf\xe9', null],
  ['a.txt', '\xff\xfeT\0i\0', null],
  ['a.txt', '\xfe\xff\0T\0i', null],
  ['a.txt', 'T\0i\0d\0e\0 \x00o\0f\0', null],
  ['a.txt', 'A file starts with %PDF-1.7 and a line.', null],
  ['a.txt', `\x1b[31mfailed\x1b[0m ${'job '.repeat(20)}\0`, null],
  ['a.txt', '%PDF-1.7', "This file isn't a text file. It looks like a PDF."],
  ['a.txt', '{\\rtf1', "This file isn't a text file. It looks like an RTF document."],
  ['a.txt', 'PK\x03\x04', "This file isn't a text file. It looks like a ZIP archive."],
  ['a.txt', '\x01\x02\0', "This file isn't a text file. It looks like binary data."],
])('contentRejectionOf(%s, content %j) returns %s', (name, head, rejection) => {
  const actual = contentRejectionOf(name, bytes(head))
  if (rejection instanceof RegExp) expect(actual).toMatch(rejection)
  else expect(actual).toBe(rejection)
})

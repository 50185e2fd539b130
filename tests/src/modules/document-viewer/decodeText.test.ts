import { expect, test } from 'vitest'
import { decodeText } from '../../../../src/modules/document-viewer/decodeText.ts'

test.each([
  ['UTF-8', [0xc3, 0xa9]],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0xc3, 0xa9]],
  ['UTF-16 with a byte order mark', [0xff, 0xfe, 0xe9, 0x00]],
  ['UTF-16 in the other byte order', [0xfe, 0xff, 0x00, 0xe9]],
  ['windows-1252', [0xe9]],
])('a text in %s is decoded', (_, bytes) => {
  expect(decodeText(new Uint8Array(bytes).buffer)).toBe('é')
})

test('line ends of a text become line feeds', () => {
  expect(decodeText(new TextEncoder().encode('a\r\nb\rc\n').buffer)).toBe('a\nb\nc\n')
})

import { expect, test } from 'vitest'
import { previewEncodings } from '../../../../../src/flows/knowledge-base/encoding/encodingPreviews.ts'

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test('the previews show the lines whose letters differ between encodings', () => {
  const { lines } = previewEncodings(latin1('Menu\n\nCaf\xe9 4\nTea 3\n'))
  expect(lines['windows-1252']).toEqual(['Café 4'])
  expect(lines['windows-1251']).toEqual(['Cafй 4'])
})

test('the previews of a file of ASCII letters show its first lines', () => {
  const { detected, lines } = previewEncodings(latin1(`${'Tide\n'.repeat(9)}`))
  expect(detected).toBe('utf-8')
  expect(lines['koi8-r']).toEqual(Array(6).fill('Tide'))
})

test('a letter far from the start of a file is in the previews', () => {
  const { lines } = previewEncodings(latin1(`${'The tide mill.\n'.repeat(5000)}Caf\xe9\n`))
  expect(lines['windows-1252']).toEqual(['Café'])
})

test('long lines are cut', () => {
  const { lines } = previewEncodings(latin1('\xe9'.repeat(500)))
  expect(lines['windows-1252']).toEqual([`${'é'.repeat(120)}…`])
})

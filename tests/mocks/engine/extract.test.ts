import { describe, expect, test } from 'vitest'
import { extract } from '../../../mocks/engine/extract.ts'
import type { ExtractedDocument } from '../../../mocks/engine/types.ts'
import { printPdf } from '../../support/pdf.ts'

function textOf(document: ExtractedDocument): string {
  return document.pages.map((page) => page.text).join('\n')
}

describe('text encodings', () => {
  const text = 'Zoë paid 5 € in Malmö.'
  const utf16 = (isBig: boolean): number[] =>
    [...text].flatMap((character) => {
      const code = character.charCodeAt(0)
      return isBig ? [code >> 8, code & 0xff] : [code & 0xff, code >> 8]
    })
  test.each([
    ['UTF-8', [...new TextEncoder().encode(text)]],
    ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, ...new TextEncoder().encode(text)]],
    ['UTF-16 LE', [0xff, 0xfe, ...utf16(false)]],
    ['UTF-16 BE', [0xfe, 0xff, ...utf16(true)]],
    ['windows-1252', [...text].map((character) => (character === '€' ? 0x80 : character.charCodeAt(0)))],
  ])('text is decoded from %s', async (_, bytes) => {
    const document = await extract({ name: 'note.txt', bytes: Uint8Array.from(bytes) })
    expect(textOf(document)).toBe(text)
  })
})

test('a PDF has physical pages, headings and paragraphs without headers and footers', async () => {
  const bodies = [
    'The hippocampus binds what happened to where it happened, and in slow-wave sleep it replays both to the neocortex.',
    '',
    'Short-term traces decay within a minute unless they are rehearsed, which is why a number is said again and again.',
    'The amygdala marks what mattered, and what it marked is kept longer than what it did not mark that day.',
  ]
  const bytes = printPdf(
    bodies.map((body, i) => ({
      header: `Memory handbook ${i + 1}`,
      footer: `- ${i + 1} -`,
      body,
      ...(i === 2 ? { heading: 'Forgetting' } : {}),
    })),
  )
  const document = await extract({ name: 'my_memory-book.pdf', bytes })
  expect(document.title).toBe('my memory book')
  expect(document.pages.map((page) => page.number)).toEqual([1, 2, 3, 4])
  expect(document.pages.map((page) => page.heading)).toEqual([null, null, 'Forgetting', 'Forgetting'])
  expect(document.pages[0]?.text).toBe(bodies[0])
  expect(document.pages[2]?.text).toBe(`Forgetting\n\n${bodies[2]}`)
  expect(document.pages[3]?.text).toBe(bodies[3])
  expect(textOf(document)).not.toContain('handbook')
})

test('a repeated line is kept when it is the only text of the pages', async () => {
  const bytes = printPdf(['Unit 1 is sealed.', 'Unit 2 is sealed.', 'Unit 3 is sealed.'])
  const document = await extract({ name: 'units.pdf', bytes })
  expect(document.pages.map((page) => page.text)).toEqual([
    'Unit 1 is sealed.',
    'Unit 2 is sealed.',
    'Unit 3 is sealed.',
  ])
})

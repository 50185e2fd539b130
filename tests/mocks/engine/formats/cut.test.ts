import { expect, test } from 'vitest'
import { composePages, draft } from '../../../../mocks/engine/formats/compose.ts'
import { cutDocument, cutText } from '../../../../mocks/engine/formats/cut.ts'
import { runAtOnce } from '../../../../mocks/engine/slices.ts'

const LINE = 'The lamp of Sund burns oil. '

const documentOf = (...pages: (readonly string[])[]) => ({
  filename: 'a.pdf',
  title: 'a',
  pages: runAtOnce(
    composePages(
      pages.map((texts, i) => ({ number: i + 1, drafts: texts.map((text) => draft('paragraph', text)) })),
    ),
  ),
})

test('a document within the limit has no notice', () => {
  const document = documentOf(['The lamp burns oil.'])
  expect(cutDocument(document, '', 19)).toBe(document)
})

test('a document above the limit ends with its last whole block, and a notice quotes it', () => {
  const document = documentOf(['The lamp burns oil.', 'It was lit in 1887.'], ['The fog horn is new.'])
  const { pages, notices } = cutDocument(document, '', 45)
  expect(pages.map(({ text }) => text)).toEqual(['The lamp burns oil.\n\nIt was lit in 1887.'])
  expect(notices).toEqual([
    {
      kind: 'cut',
      message:
        'Only the first 40 characters (of 60) were read, up to “…lamp burns oil. It was lit in 1887.”. Divide the document and upload its parts.',
    },
  ])
})

test('a text above the limit is cut between two words, and the notice gives the length of the file', () => {
  const source = LINE.repeat(1000)
  const read = cutText(source, 14_010)
  expect(read).toBe(`${LINE.repeat(500)}The lamp`)
  const { notices } = cutDocument(documentOf([read]), source, 14_010)
  expect(notices?.[0]?.message).toMatch(
    /^Only the first 14,008 characters \(of 28,000\) were read, up to “….*The lamp”/,
  )
})

test('a text whose table becomes longer than the limit by the names of its columns has one notice', () => {
  const document = documentOf(['Amount: 1 | Place: Sund', 'Amount: 2 | Place: Lorvik'])
  const { pages, notices } = cutDocument(document, 'Amount,Place\n1,Sund\n2,Lorvik', 28)
  expect(pages[0]?.text).toBe('Amount: 1 | Place: Sund')
  expect(notices).toHaveLength(1)
})

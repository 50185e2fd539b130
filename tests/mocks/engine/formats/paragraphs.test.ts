import { expect, test } from 'vitest'
import { joinLines, type PrintedLine } from '../../../../mocks/engine/formats/paragraphs.ts'

/** Lines of characters of width 1. A line after an empty one starts a block. */
function join(text: string, keepsHyphen = (_head: string, _tail: string): boolean => false): string {
  const lines = text.split('\n').flatMap((line, i, all): PrintedLine[] => {
    const startsBlock = i > 0 && all[i - 1] === ''
    return line === '' ? [] : [{ text: line, left: 0, right: line.length, startsBlock }]
  })
  return joinLines(lines, keepsHyphen)
}

test.each([
  [
    'wrapped lines',
    'Sleep strengthens\nwhat was learned\nin the day before.',
    'Sleep strengthens what was learned in the day before.',
  ],
  [
    'a short last line',
    'Sleep strengthens what was\nlearned.\nThe next paragraph starts.',
    'Sleep strengthens what was learned.\nThe next paragraph starts.',
  ],
  ['blocks', 'One paragraph here\n\nand another there', 'One paragraph here\n\nand another there'],
  [
    'items',
    'Three things help here:\n1. sleep and rest,\n2. saying it aloud',
    'Three things help here:\n1. sleep and rest,\n2. saying it aloud',
  ],
  ['a cut word', 'Sleep helps consoli-\ndation of the traces', 'Sleep helps consolidation of the traces'],
  [
    'a capital after a hyphen',
    'as known from Hodgkin-\nHuxley and the others',
    'as known from Hodgkin- Huxley and the others',
  ],
  [
    'a table of contents',
    'Sleep and memory … 12\nDreams and memory … 15',
    'Sleep and memory … 12\nDreams and memory … 15',
  ],
])(
  'joinLines joins wrapped lines and cut words, and keeps other line breaks and hyphens: %s',
  (_, printed, joined) => {
    expect(join(printed)).toBe(joined)
  },
)

test('a split word keeps its hyphen when the document contains it with a hyphen', () => {
  const keeps = (head: string, tail: string): boolean => `${head}-${tail}` === 'well-known'
  expect(join('this is a rather well-\nknown fact of memory', keeps)).toBe(
    'this is a rather well-known fact of memory',
  )
})

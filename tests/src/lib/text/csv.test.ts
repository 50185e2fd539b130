import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeFormula, toCsv } from '../../../../src/lib/text/csv.ts'

function parse(csv: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let rest = csv.replace(/^\uFEFF/, '')
  while (rest !== '') {
    const [cell, quoted = ''] = /^"((?:[^"]|"")*)"/.exec(rest) ?? ['']
    row.push(quoted.replaceAll('""', '"'))
    rest = rest.slice(cell.length)
    const end = rest.startsWith('\r\n')
    rest = rest.slice(end ? 2 : 1)
    if (end) {
      rows.push(row)
      row = []
    }
  }
  return rows
}

test.each([
  ['=HYPERLINK("http://x")', true],
  ['+1 555 0100', true],
  ['-2', true],
  ['@SUM(A1)', true],
  ['\t=1', true],
  ['\r=1', true],
  ['\n=1', true],
  ['\tindented', true],
  ['   =1+1', true],
  ['\u00a0=1', true],
  ['\u200b=1', true],
  ['＝1', true],
  ["'=1", false],
  ['a=1', false],
  ['una@lab.example', false],
  ['  Una', false],
  ['', false],
])('escapeFormula escapes %j: %s', (text, isFormula) => {
  expect(escapeFormula(text)).toBe(isFormula ? `'${text}` : text)
})

test('quotes, commas and newlines are quoted and the file starts with a byte order mark', () => {
  expect(
    toCsv([
      ['Name', 'Notes'],
      ['Una, "U"', 'one\r\ntwo;three'],
    ]),
  ).toBe('\uFEFF"Name","Notes"\r\n"Una, ""U""","one\r\ntwo;three"\r\n')
})

const cells = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n ",\'a') }),
)

test('cells are restored when parsed and never start with a formula character', () => {
  fc.assert(
    fc.property(fc.array(fc.array(cells, { minLength: 1 })), (rows) => {
      const read = parse(toCsv(rows))
      expect(read).toEqual(rows.map((row) => row.map(escapeFormula)))
      for (const cell of read.flat()) expect(cell).not.toMatch(/^\s*[=+\-@]|^[\t\r]/)
    }),
  )
})

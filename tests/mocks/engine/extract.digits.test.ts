import fc from 'fast-check'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { extract } from '../../../mocks/engine/extract.ts'
import { packDocx } from '../../support/docx.ts'

// No number of a document is lost or changed by reading it, whatever its format.

/** A word, a number, or something with an exponent. */
interface Token {
  readonly text: string
  readonly exponent?: string
}

type Block =
  | { readonly kind: 'paragraph' | 'heading' | 'item'; readonly tokens: readonly Token[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly Token[])[] }

const WORDS =
  'pump lamp valve harbor weighs costs between and about ferry boiler measured rises keeper'.split(' ')
const COLUMNS = ['Part', 'Weight', 'Price']

const digits = fc.nat(99_999).map(String)
const number: fc.Arbitrary<string> = fc.oneof(
  digits,
  fc.tuple(fc.nat(999), fc.nat(99)).map(([whole, part]) => `${whole}.${part}`),
  fc
    .tuple(fc.integer({ min: 1, max: 99 }), fc.nat(999))
    .map(([a, b]) => `${a},${String(b).padStart(3, '0')}`),
  fc.tuple(fc.nat(9), fc.integer({ min: 2, max: 9 })).map(([a, b]) => `${a}/${b}`),
  fc.nat(59).map((minute) => `06:${String(minute).padStart(2, '0')}`),
  fc.nat(27).map((day) => `2026-02-${String(day + 1).padStart(2, '0')}`),
  fc.nat(100).map((share) => `${share}%`),
  digits.map((amount) => `$${amount}.00`),
  fc.tuple(digits, digits).map(([from, to]) => `${from}-${to}`),
  fc.nat(20).map((degrees) => `-${degrees}`),
)
const token: fc.Arbitrary<Token> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...WORDS).map((text) => ({ text })) },
  { weight: 3, arbitrary: number.map((text) => ({ text })) },
  {
    weight: 1,
    arbitrary: fc.record({
      text: fc.constantFrom('10', '2', 'm', 'cm'),
      exponent: fc.constantFrom('2', '3', '5', '-9', '12'),
    }),
  },
)
const tokens = fc
  .array(token, { minLength: 3, maxLength: 40 })
  .map((all): Token[] => [{ text: 'The' }, { text: 'lamp' }, ...all, { text: 'hours.' }])
const cell = fc.oneof(number, fc.constantFrom(...WORDS)).map((text): Token => ({ text }))
const block: fc.Arbitrary<Block> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('paragraph' as const), tokens }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('heading' as const),
      tokens: fc
        .array(number, { maxLength: 2 })
        .map((all) => [{ text: 'Harbor' }, ...all.map((text) => ({ text })), { text: 'report' }]),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('item' as const), tokens }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('table' as const),
      rows: fc.array(fc.tuple(cell, cell, cell), { minLength: 3, maxLength: 6 }),
    }),
  },
)
const document = fc.array(block, { minLength: 1, maxLength: 8 })

/** The numbers and exponents of a text, in order. */
const numbersIn = (text: string): string[] => text.match(/\^[-−]?\d+|\d+/g) ?? []
const plain = ({ text, exponent }: Token): string => (exponent === undefined ? text : `${text}^${exponent}`)
const line = (all: readonly Token[], write: (token: Token) => string = plain): string =>
  all.map(write).join(' ')

/** The paragraphs whose numbers are not in the extract in their order, and the cells that are not in it as often. */
function lostIn(blocks: readonly Block[], extracted: string): string[] {
  const found = numbersIn(extracted)
  const all = ` ${found.join(' ')} `
  const cells = blocks.flatMap((each) => (each.kind === 'table' ? each.rows.flat() : []))
  const paragraphs = blocks.flatMap((each) => (each.kind === 'table' ? [] : [line(each.tokens)]))
  const lost = paragraphs.filter((text) => !all.includes(` ${numbersIn(text).join(' ')} `.replace('  ', ' ')))
  const left = Map.groupBy(found, (each) => each)
  for (const each of numbersIn([...paragraphs, line(cells)].join(' ')))
    if (left.get(each)?.pop() === undefined) lost.push(each)
  return lost
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)

function markdown(blocks: readonly Block[]): Uint8Array {
  const write = (token: Token): string =>
    token.exponent === undefined
      ? token.text
      : token.text === '10'
        ? `10<sup>${token.exponent}</sup>`
        : `$${token.text}^{${token.exponent}}$`
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return encode(
    blocks
      .map((each) => {
        if (each.kind === 'table')
          return [row(COLUMNS), '|---|---|---|', ...each.rows.map((cells) => row(cells.map(write)))].join(
            '\n',
          )
        const mark = { heading: '## ', item: '- ', paragraph: '' }[each.kind]
        return mark + line(each.tokens, write)
      })
      .join('\n\n'),
  )
}

const WIDTH = 72

function plainText(blocks: readonly Block[]): Uint8Array {
  const wrapped = (words: readonly string[], indent: string): string => {
    const lines: string[] = []
    for (const word of words) {
      const last = lines.at(-1)
      if (last === undefined || last.length + word.length >= WIDTH) lines.push(word)
      else lines[lines.length - 1] = `${last} ${word}`
    }
    return lines.map((each, i) => (i === 0 ? each : indent + each)).join('\n')
  }
  const row = (cells: readonly string[]): string =>
    cells
      .map((each) => each.padEnd(24))
      .join('')
      .trimEnd()
  return encode(
    blocks
      .map((each) => {
        if (each.kind === 'table')
          return [row(COLUMNS), ...each.rows.map((cells) => row(cells.map(plain)))].join('\n')
        const words = each.tokens.map(plain)
        if (each.kind === 'heading') return `${words.join(' ')}\n${'='.repeat(words.join(' ').length)}`
        return each.kind === 'item' ? wrapped(['-', ...words], '  ') : wrapped(words, '')
      })
      .join('\n\n'),
  )
}

function word(blocks: readonly Block[]): Uint8Array {
  const run = (text: string, properties = ''): string =>
    `<w:r>${properties}<w:t xml:space="preserve">${text}</w:t></w:r>`
  const runs = (all: readonly Token[]): string =>
    all
      .map(({ text, exponent }, i) => {
        const raised =
          exponent === undefined ? '' : run(exponent, '<w:rPr><w:vertAlign w:val="superscript"/></w:rPr>')
        return run(i === 0 ? text : ` ${text}`) + raised
      })
      .join('')
  const paragraph = (all: readonly Token[]): string => `<w:p>${runs(all)}</w:p>`
  const row = (cells: readonly Token[]): string =>
    `<w:tr>${cells.map((each) => `<w:tc>${paragraph([each])}</w:tc>`).join('')}</w:tr>`
  return packDocx(
    blocks
      .map((each) =>
        each.kind === 'table'
          ? `<w:tbl>${[COLUMNS.map((text) => ({ text })), ...each.rows].map(row).join('')}</w:tbl>`
          : paragraph(each.tokens),
      )
      .join(''),
  )
}

/** The same documents in every run. */
const SEED = 20260217

const PAGE = { left: 72, top: 72, right: 540, bottom: 720 }
const SIZE = 11

function pdf(blocks: readonly Block[]): Promise<Uint8Array> {
  const paper = new PDFDocument({ size: 'LETTER', margin: 0 })
  const chunks: Buffer[] = []
  const finished = new Promise<Uint8Array>((resolve) => {
    paper.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)))
  })
  let y = PAGE.top
  const draw = (text: string, x: number, size: number, font = 'Helvetica', raise = 0): number => {
    paper
      .font(font)
      .fontSize(size)
      .text(text, x, y - raise, { lineBreak: false, baseline: 'alphabetic' })
    return x + paper.widthOfString(text)
  }
  const advance = (distance: number): void => {
    y += distance
    if (y <= PAGE.bottom) return
    paper.addPage()
    y = PAGE.top
  }
  const flow = (all: readonly Token[], size: number, font?: string): void => {
    let x = PAGE.left
    for (const { text, exponent } of all) {
      paper.font(font ?? 'Helvetica').fontSize(size)
      if (x > PAGE.left && x + paper.widthOfString(`${text} ${exponent ?? ''}`) > PAGE.right) {
        advance(size * 1.25)
        x = PAGE.left
      }
      x = draw(x > PAGE.left ? ` ${text}` : text, x, size, font)
      if (exponent !== undefined) x = draw(exponent, x, size * 0.65, font, size * 0.4)
    }
  }
  for (const each of blocks) {
    if (each.kind === 'table') {
      for (const cells of [COLUMNS.map((text): Token => ({ text })), ...each.rows]) {
        for (const [i, { text }] of cells.entries()) draw(text, PAGE.left + i * 150, SIZE)
        advance(SIZE * 1.4)
      }
    } else if (each.kind === 'heading') flow(each.tokens, 16, 'Helvetica-Bold')
    else flow(each.kind === 'item' ? [{ text: '•' }, ...each.tokens] : each.tokens, SIZE)
    advance(SIZE * 2.4)
  }
  paper.end()
  return finished
}

test.each<[string, (blocks: readonly Block[]) => Uint8Array | Promise<Uint8Array>, number]>([
  ['a.md', markdown, 300],
  ['a.txt', plainText, 300],
  ['a.docx', word, 200],
  ['a.pdf', pdf, 60],
])(
  'every number of a document is in its text, in the order of its paragraph: %s',
  async (name, print, numRuns) => {
    await fc.assert(
      fc.asyncProperty(document, async (blocks) => {
        const { pages } = await extract({ name, bytes: await print(blocks) })
        const text = pages.map((page) => page.text).join('\n')
        expect(lostIn(blocks, text), text).toEqual([])
      }),
      { numRuns, seed: SEED },
    )
  },
)

const WORDS = (
  'memory sleep station river cortex trace replay engine cue context report forgetting valve schema signal pump ' +
  'attention working episode budget procedure habit skill bridge protein spindle rhythm filter morning result'
).split(' ')

/** A word that depends on its number only; every seventh one is rare. */
const word = (i: number): string => {
  const common = WORDS[(i * 7 + Math.floor(i / 5)) % WORDS.length] ?? ''
  return i % 7 === 0
    ? `${common}${(i % 5000).toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)))}`
    : common
}
const words = (from: number, count: number): string =>
  Array.from({ length: count }, (_, i) => word(from + i)).join(' ')
const two = (n: number): string => String(n).padStart(2, '0')
const time = (i: number): string =>
  `${two(Math.floor(i / 3600) % 24)}:${two(Math.floor(i / 60) % 60)}:${two(i % 60)}`

/** Repeats a part with its number until the text has this many characters. */
function fill(length: number, part: (i: number) => string): string {
  const parts: string[] = []
  let size = 0
  for (let i = 0; size < length; i += 1) {
    const next = part(i)
    parts.push(next)
    size += next.length
  }
  return parts.join('').slice(0, length)
}

const COLUMNS = 12_000

/** Text of this length in shapes that readers of text have been slow with. */
export const SHAPES: Readonly<Record<string, (length: number) => string>> = {
  'log lines': (length) =>
    fill(length, (i) => `2026-03-04 ${time(i)} INFO ${words(i, 5)} took ${i % 997} ms\n`),
  'CSV rows': (length) =>
    `Number,Name,Place,Amount\n${fill(length, (i) => `${i},${word(i)},${word(i * 3)},${(i * 37) % 1000}\n`)}`,
  'chat lines': (length) =>
    fill(length, (i) => `[${time(i)}] ${i % 2 === 0 ? 'Ruth Egge' : 'Tom'}: ${words(i * 11, 9)}?\n`),
  'words below each other': (length) => fill(length, (i) => `${word(i)}\n`),
  brackets: (length) => '['.repeat(length),
  'runs of backticks': (length) => fill(length, (i) => `${'`'.repeat(1 + (i % 300))} `),
  'starts of comments and links': (length) => fill(length, (i) => (i % 2 === 0 ? '<!--' : '<a href="')),
  'tabs on one line': (length) => fill(length, (i) => `${word(i)}\t`),
  'keys with a colon': (length) => fill(length, (i) => `${word(i)}: `),
  'sentences without spaces': (length) => fill(length, (i) => `${word(i)}${word(i + 1)}.`),
  'a table of many columns': (length) => {
    const columns = Math.min(COLUMNS, Math.floor(length / 20))
    const row = (r: number): string =>
      `| ${Array.from({ length: columns }, (_, i) => (r === 0 ? `c${i}` : String((i * r) % 100))).join(' | ')} |\n`
    return `${row(0)}|${'-|'.repeat(columns)}\n${fill(Math.max(1, length - columns * 11), (r) => row(r + 1))}`
  },
  'numbers on one line': (length) => fill(length, (i) => `${i * 31} `),
  'list items': (length) => fill(length, (i) => `- ${word(i)}\n`),
  'elements inside each other': (length) => fill(length, (i) => `<div>${i % 50 === 0 ? word(i) : ''}\n`),
  'values between bars': (length) => fill(length, (i) => `${word(i)}|${i}\n`),
  footnotes: (length) => fill(length, (i) => `Text[^${i}].\n\n[^${i}]: ${word(i)}.\n\n`),
  'starts of other comments': (length) => fill(length, (i) => `{/* ${word(i)}\n`),
}

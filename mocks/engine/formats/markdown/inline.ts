import { cleanText } from '../repairText.ts'

/** Two capture groups: the delimiter and the content. */
const CODE_SPAN = /(?<!`)(`+)(?!`)([\s\S]+?)(?<!`)\1(?!`)/
/** The target of a link, which may contain pairs of parentheses. */
const TARGET = /(?:\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\])/.source
const IMAGE = new RegExp(`!\\[([^\\]]*)\\]${TARGET}`, 'g')
const LINK = new RegExp(`\\[((?:[^[\\]]|\\[[^\\]]*\\])*)\\]${TARGET}`, 'g')
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  deg: '°',
  times: '×',
}

/** The text of a paragraph without its inline syntax: of links only the text remains, of images the description. */
export function inline(source: string): string {
  const parts = source.split(CODE_SPAN)
  const codes = parts.filter((_, i) => i % 3 === 2)
  // A private character takes the place of each code span, whose content has no syntax.
  const text = parts.filter((_, i) => i % 3 === 0).join('\ue000')
  let next = 0
  return cleanText(
    withoutSyntax(text.replace(/\ue000/g, () => `\ue000${next++}\ue001`)).replace(
      /\ue000(\d+)\ue001/g,
      (_, i: string) => codes[Number(i)] ?? '',
    ),
  )
}

function withoutSyntax(text: string): string {
  return text
    .replace(IMAGE, '$1')
    .replace(LINK, '$1')
    .replace(/\[\^[^\]\s]+\]/g, '')
    .replace(/<((?:https?:|mailto:)[^>]+)>/g, '$1')
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/(\*{1,3}|~~)(?=\S)(.+?)(?<=\S)\1/gs, '$2')
    .replace(/(?<![\p{L}\p{N}])(_{1,3})(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}])/gsu, '$2')
    .replace(/&(?:#(\d+)|(\w+));/g, (whole, code: string | undefined, name: string | undefined) =>
      code === undefined ? (ENTITIES[name ?? ''] ?? whole) : decoded(Number(code)),
    )
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
}

function decoded(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

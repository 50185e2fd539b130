import type { ExtractedDocument, ExtractedPage } from '../types.ts'
import { decodeText } from './decode.ts'
import { titleOf } from './title.ts'

/** Extracts a Markdown file as plain text, one section per heading. */
export function extractMarkdown(filename: string, bytes: Uint8Array): ExtractedDocument {
  const pages = toSections(withoutFrontMatter(decodeText(bytes)))
  return { filename, title: pages.find((page) => page.heading)?.heading ?? titleOf(filename), pages }
}

const FRONT_MATTER = /^---\n[\s\S]*?\n(?:---|\.\.\.)\n/
const FENCE = /^\s{0,3}(```+|~~~+)/
const ATX_HEADING = /^\s{0,3}#{1,6}\s+(.*?)\s*#*$/
const SETEXT_UNDERLINE = /^\s{0,3}(?:=+|-{2,})\s*$/
/** Starts a new line; other lines continue the paragraph above. */
const BLOCK_START = /^\s*(?:[-*+]\s|\d{1,9}[.)]\s|\||>)/
const RULE = /^\s{0,3}(?:[-*_]\s*){3,}$/
const TABLE_RULE = /^\s*\|?[\s:|-]*-[\s:|-]*\|[\s:|-]*$/

function withoutFrontMatter(source: string): string {
  return source.replace(FRONT_MATTER, '').replace(/<!--[\s\S]*?-->/g, '')
}

function toSections(source: string): ExtractedPage[] {
  const sections: { heading: string | null; text: string }[] = [{ heading: null, text: '' }]
  const startSection = (heading: string): void => {
    sections.push({ heading, text: heading })
  }
  const append = (separator: string, line: string): void => {
    const section = sections.at(-1)
    if (section !== undefined) section.text += (section.text === '' ? '' : separator) + line
  }
  let fence: string | null = null
  /** Whether the next line continues a paragraph. */
  let isOpen = false
  const lines = source.split('\n')
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i] ?? ''
    const mark = FENCE.exec(line)?.[1]
    const heading = ATX_HEADING.exec(line)?.[1]
    const underline = lines[i + 1] ?? ''
    if (fence !== null) {
      if (mark?.startsWith(fence)) fence = null
      else if (line.trim() !== '') append('\n', line.trimEnd())
      isOpen = false
    } else if (mark !== undefined) {
      fence = mark
    } else if (heading !== undefined) {
      startSection(inline(heading))
      isOpen = false
    } else if (line.trim() === '' || RULE.test(line) || TABLE_RULE.test(line)) {
      isOpen = false
    } else if (!isOpen && SETEXT_UNDERLINE.test(underline) && !BLOCK_START.test(line)) {
      startSection(inline(line.trim()))
      i += 1
    } else {
      append(separatorBefore(line, isOpen), inline(line.trim()))
      isOpen = !line.trim().startsWith('|')
    }
  }
  return sections
    .filter((section) => section.text.trim() !== '')
    .map(({ heading, text }) => ({ number: null, heading, text: text.trim() }))
}

function separatorBefore(line: string, isOpen: boolean): string {
  if (BLOCK_START.test(line)) return '\n'
  return isOpen ? ' ' : '\n\n'
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
}

/** Removes inline syntax: only the text of links and the descriptions of images remain. */
function inline(line: string): string {
  return line
    .replace(/^(?:>\s?)+/, '')
    .replace(/^[-*+]\s+(?:\[[ xX]\]\s+)?/, '- ')
    .replace(/^\|(.*?)\|?$/, (_, row: string) =>
      row
        .split('|')
        .map((cell) => cell.trim())
        .join(' | '),
    )
    .replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/<((?:https?:|mailto:)[^>]+)>/g, '$1')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/(`+)(.+?)\1/g, '$2')
    .replace(/(\*{1,3}|~~)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}])(_{1,3})(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .trim()
}

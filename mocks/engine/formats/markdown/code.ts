import { draft } from '../compose.ts'
import { type BlockReader, dedent, indentOf, isBlank } from './reader.ts'

/** Three or more backticks or tildes; after backticks there is no backtick in the rest of the line. */
export const FENCE = /^( {0,3})(`{3,}(?=[^`]*$)|~{3,})/
const CODE_INDENT = 4

/** Code between fences; up to the end if the closing fence is missing. */
export const readFencedCode: BlockReader = ({ lines }, at) => {
  const match = FENCE.exec(lines[at] ?? '')
  if (match === null) return null
  const [, indent = '', fence = ''] = match
  const isClosing = (line: string): boolean => {
    const text = line.trim()
    return text.length >= fence.length && [...text].every((character) => character === fence[0])
  }
  const length = lines.slice(at + 1).findIndex(isClosing)
  const end = length < 0 ? lines.length : at + 1 + length
  const code = lines.slice(at + 1, end).map((line) => dedent(line, indent.length))
  return { drafts: [draft('code', codeText(code))], next: end + 1 }
}

/** Lines that are indented by four spaces. They cannot continue a paragraph. */
export const readIndentedCode: BlockReader = ({ lines }, at) => {
  if (!isCodeLine(lines[at])) return null
  let end = at + 1
  while (end < lines.length && (isCodeLine(lines[end]) || isBlank(lines[end]))) end += 1
  const code = lines.slice(at, end).map((line) => dedent(line, CODE_INDENT))
  return { drafts: [draft('code', codeText(code))], next: end }
}

function isCodeLine(line: string | undefined): boolean {
  return line !== undefined && !isBlank(line) && indentOf(line) >= CODE_INDENT
}

function codeText(lines: readonly string[]): string {
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '')
}

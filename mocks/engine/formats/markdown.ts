import type { ExtractedDocument } from '../types.ts'
import { composePages, type Draft } from './compose.ts'
import { decodeTextFile } from './decode.ts'
import { readFencedCode, readIndentedCode } from './markdown/code.ts'
import { readList } from './markdown/lists.ts'
import { notesIn, separateNotes } from './markdown/notes.ts'
import { readDefinitions, readHeading, readParagraph, readQuote, readRule } from './markdown/paragraphs.ts'
import { type BlockReader, isBlank } from './markdown/reader.ts'
import { readTable } from './markdown/tables.ts'
import { toSections } from './sections.ts'
import { titleOf } from './title.ts'

/** A block between lines of three characters at the start of the file: YAML or TOML. */
const FRONT_MATTER = /^(?:---\n([\s\S]*?)\n(?:---|\.\.\.)|\+\+\+\n([\s\S]*?)\n\+\+\+)[ \t]*(?:\n|$)/
/** A comment, or code in fences, whose content is kept. */
const COMMENT = /^ {0,3}(`{3,}|~{3,})[\s\S]*?^ {0,3}\1|<!--[\s\S]*?-->/gm
const TITLE = /^title\s*[:=]\s*["']?(.+?)["']?\s*$/m

/** In the order in which they are tried. The last one accepts every line. */
const READERS: readonly BlockReader[] = [
  readFencedCode,
  readIndentedCode,
  readHeading,
  readRule,
  readQuote,
  readList,
  readTable,
  readDefinitions,
  readParagraph,
]

/**
 * Extracts a Markdown file (CommonMark with tables, footnotes, definition lists and front matter) by section. Each heading
 * starts one; the footnotes of a section are its last paragraphs.
 */
export function extractMarkdown(filename: string, bytes: Uint8Array): ExtractedDocument {
  const source = decodeTextFile(bytes).text
  const [frontMatter = ''] = FRONT_MATTER.exec(source) ?? []
  const text = source
    .slice(frontMatter.length)
    .replace(COMMENT, (whole, fence: string | undefined) => (fence === undefined ? '' : whole))
    .replaceAll('\t', '    ')
  const pages = composePages(toSections(readDocument(text.split('\n'))))
  const title = pages.find((page) => page.heading !== null)?.heading ?? TITLE.exec(frontMatter)?.[1]
  return { filename, title: title ?? titleOf(filename), pages }
}

/** The blocks of the file; the notes that a section refers to are at its end. */
function readDocument(source: readonly string[]): Draft[] {
  const { lines, notes } = separateNotes(source)
  const open = new Map(notes)
  const drafts: Draft[] = []
  let cited: string[] = []
  const addNotes = (labels: Iterable<string>): void => {
    for (const label of labels) {
      drafts.push(...readBlocks(open.get(label) ?? [], 0))
      open.delete(label)
    }
  }
  eachBlock(lines, 0, (found, from, to) => {
    if (found[0]?.kind === 'heading') {
      addNotes(cited)
      cited = []
    }
    drafts.push(...found)
    cited.push(...notesIn(lines.slice(from, to).join('\n')))
  })
  addNotes([...cited, ...open.keys()])
  return drafts
}

function readBlocks(lines: readonly string[], depth: number): Draft[] {
  const drafts: Draft[] = []
  eachBlock(lines, depth, (found) => drafts.push(...found))
  return drafts
}

function eachBlock(
  lines: readonly string[],
  depth: number,
  visit: (drafts: readonly Draft[], from: number, to: number) => void,
): void {
  const place = { lines, depth, read: readBlocks }
  let at = 0
  while (at < lines.length) {
    if (isBlank(lines[at])) {
      at += 1
      continue
    }
    for (const read of READERS) {
      const found = read(place, at)
      if (found === null) continue
      visit(found.drafts, at, found.next)
      at = Math.max(found.next, at + 1)
      break
    }
  }
}

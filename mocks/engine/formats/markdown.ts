import { encodingNotices } from '../notices.ts'
import type { ExtractedDocument } from '../types.ts'
import { composePages } from './compose.ts'
import { cutText } from './cutText.ts'
import { decodeTextFile } from './decode.ts'
import { readFrontMatter } from './markdown/frontMatter.ts'
import { parseMarkdown } from './markdown/parser.ts'
import { readSections } from './markdown/sections.ts'
import { toSections } from './sections.ts'
import { titleOf } from './title.ts'

/**
 * Extracts a Markdown file by section: CommonMark with tables, footnotes, definition lists, formulas, HTML, front matter, the
 * links and comments of note-taking programs, and MDX. Each heading starts a section; the footnotes of a section are its last
 * paragraphs.
 */
export function extractMarkdown(filename: string, bytes: Uint8Array, encoding?: string): ExtractedDocument {
  const decoded = decodeTextFile(bytes, encoding)
  const { text, notices } = cutText(decoded.text)
  const { body, facts, title, metadata } = readFrontMatter(text)
  const pages = composePages(toSections([...facts, ...readSections(parseMarkdown(body))]))
  const heading = pages.find((page) => page.heading !== null)?.heading
  return {
    filename,
    title: heading ?? title ?? titleOf(filename),
    pages,
    metadata,
    notices: [...notices, ...encodingNotices(decoded)],
  }
}

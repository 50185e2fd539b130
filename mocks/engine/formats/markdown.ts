import { encodingNotices } from '../notices.ts'
import { type Pause, runInSlices } from '../slices.ts'
import type { ExtractedDocument, ExtractedPage } from '../types.ts'
import { composePages, type Draft } from './compose.ts'
import { cutDocument, cutText } from './cut.ts'
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
export async function extractMarkdown(
  filename: string,
  bytes: Uint8Array,
  pause: Pause,
  encoding?: string,
): Promise<ExtractedDocument> {
  const decoded = decodeTextFile(bytes, encoding)
  const { body, facts, title, metadata } = readFrontMatter(cutText(decoded.text))
  const pages = await runInSlices(readBody(body, facts), pause)
  const heading = pages.find((page) => page.heading !== null)?.heading
  return cutDocument(
    {
      filename,
      title: heading ?? title ?? titleOf(filename),
      pages,
      metadata,
      notices: encodingNotices(decoded),
    },
    decoded.text,
  )
}

function* readBody(body: string, facts: readonly Draft[]): Generator<void, ExtractedPage[]> {
  const parts: (readonly Draft[])[] = [facts]
  for (const tokens of yield* parseMarkdown(body)) {
    parts.push(readSections(tokens))
    yield
  }
  return yield* composePages(toSections(parts.flat()))
}

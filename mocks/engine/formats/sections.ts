import type { Draft, Sheet } from './compose.ts'
import { divide } from './divide.ts'

/** In characters. The work on a section is not interrupted, so a longer one is divided. */
const MAX_SECTION_LENGTH = 20_000

/** The sections of a document without pages: each heading starts one. */
export function toSections(drafts: readonly Draft[]): Sheet[] {
  const sections: Draft[][] = []
  let length = 0
  for (const next of drafts.flatMap(divided)) {
    if (next.kind === 'heading' || sections.length === 0 || length + next.text.length > MAX_SECTION_LENGTH) {
      sections.push([])
      length = 0
    }
    sections.at(-1)?.push(next)
    length += next.text.length
  }
  return sections.map((section) => ({ number: null, drafts: section }))
}

function divided(draft: Draft): Draft[] {
  if (draft.text.length <= MAX_SECTION_LENGTH) return [draft]
  return divide(draft.text, MAX_SECTION_LENGTH).map((part) => ({ ...draft, text: part.trim() }))
}

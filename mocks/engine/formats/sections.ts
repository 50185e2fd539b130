import type { Draft, Sheet } from './compose.ts'

/** The sections of a document without pages: each heading starts one. */
export function toSections(drafts: readonly Draft[]): Sheet[] {
  const sections: Draft[][] = []
  for (const next of drafts) {
    if (next.kind === 'heading' || sections.length === 0) sections.push([next])
    else sections.at(-1)?.push(next)
  }
  return sections.map((section) => ({ number: null, drafts: section }))
}

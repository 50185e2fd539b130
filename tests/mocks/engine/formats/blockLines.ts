import type { ExtractedDocument } from '../../../../mocks/engine/types.ts'

/** A line for each block: the page if there are pages, the kind, the context in brackets, the text. */
export function blockLines({ pages }: ExtractedDocument): string[] {
  return pages.flatMap(({ number, text, blocks }) =>
    blocks.map(({ kind, start, end, context }) => {
      const about = context === null ? '' : ` [${context}]`
      return `${number === null ? '' : `${number} `}${kind}${about}: ${text.slice(start, end)}`
    }),
  )
}

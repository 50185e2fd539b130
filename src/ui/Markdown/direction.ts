import type { HtmlNode } from './tree.ts'

/**
 * Only the outermost blocks: what has a direction of its own is passed over where the browser looks for the
 * direction of what is around it. Footnotes are a section of their own blocks.
 */
function walk({ children = [] }: HtmlNode) {
  for (const block of children) {
    if (block.tagName === 'section') walk(block)
    else if (block.tagName !== 'pre' && block.properties) block.properties.dir = 'auto'
  }
}

/** A rehype plugin: each block takes its direction from its own words, so that languages may mix. */
export function rehypeDirection() {
  return walk
}

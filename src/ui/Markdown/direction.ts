import type { HtmlNode } from './tree.ts'

/**
 * Only top-level blocks: `dir=auto` ignores descendants that have their own `dir`. Footnotes are a section
 * that contains blocks.
 */
function walk({ children = [] }: HtmlNode) {
  for (const block of children) {
    if (block.tagName === 'section') walk(block)
    else if (block.tagName !== 'pre' && block.properties) block.properties.dir = 'auto'
  }
}

/** A rehype plugin: sets `dir=auto` on each block, so that languages can be mixed. */
export function rehypeDirection() {
  return walk
}

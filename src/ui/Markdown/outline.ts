import type { HtmlNode } from './tree.ts'

const heading = /^h([1-6])$/
/** The page above the text has two levels of its own; and there are six. */
const FIRST_LEVEL = 3
const LAST_LEVEL = 6

/** The headings in the order of the text. */
function* headingsOf({ children = [] }: HtmlNode): Generator<HtmlNode> {
  for (const child of children) {
    if (child.tagName && heading.test(child.tagName)) yield child
    else yield* headingsOf(child)
  }
}

/**
 * A rehype plugin: headings become as deep as they are nested, whatever levels were written. A text that begins
 * with a third level, or leaves one out, still gives an outline without a gap.
 */
export function rehypeOutline() {
  return (tree: HtmlNode) => {
    const above: number[] = []
    for (const node of headingsOf(tree)) {
      const written = Number(node.tagName?.slice(1))
      while ((above.at(-1) ?? 0) >= written) above.pop()
      node.tagName = `h${Math.min(LAST_LEVEL, FIRST_LEVEL + above.length)}`
      above.push(written)
    }
  }
}

import type { HtmlNode } from './tree.ts'

const heading = /^h([1-6])$/
/** The page uses two heading levels itself; HTML has six. */
const FIRST_LEVEL = 3
const LAST_LEVEL = 6

/** The headings in document order. */
function* headingsOf({ children = [] }: HtmlNode): Generator<HtmlNode> {
  for (const child of children) {
    if (child.tagName && heading.test(child.tagName)) yield child
    else yield* headingsOf(child)
  }
}

/**
 * A rehype plugin: sets heading levels by nesting depth, so that the outline has no gaps whatever levels the
 * text uses.
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

/** The parts of a Markdown syntax tree that are used here. */
interface MarkdownNode {
  type: string
  value?: string
  children?: MarkdownNode[] | undefined
  data?: { hName: string; hProperties: Record<string, string> }
}

/** `[1]`, or several: `[1, 3]`. */
const marker = /\[(\d{1,3}(?:\s*,\s*\d{1,3})*)\]/g

const textNode = (value: string): MarkdownNode => ({ type: 'text', value })

const citationNode = (number: string): MarkdownNode => ({
  type: 'citation',
  data: { hName: 'cite', hProperties: { dataSource: number } },
  children: [],
})

/** A no-break space keeps the marker on the line of the word before it. */
const joined = (before: string) => before.replace(/ $/, '\u00a0')

function split(value: string): MarkdownNode[] {
  const parts: MarkdownNode[] = []
  let rest = 0
  for (const match of value.matchAll(marker)) {
    const [whole, numbers = ''] = match
    if (match.index > rest) parts.push(textNode(joined(value.slice(rest, match.index))))
    parts.push(...numbers.split(',').map((number) => citationNode(number.trim())))
    rest = match.index + whole.length
  }
  if (rest < value.length) parts.push(textNode(value.slice(rest)))
  return parts
}

/** Skips code, which has no `text` nodes, and links. */
function walk(node: MarkdownNode) {
  node.children = node.children?.flatMap((child) => {
    if (child.type === 'text') return split(child.value ?? '')
    if (child.children && child.type !== 'link') walk(child)
    return [child]
  })
}

/** A remark plugin: turns markers in text into `<cite data-source>` elements. */
export function remarkCitations() {
  return walk
}

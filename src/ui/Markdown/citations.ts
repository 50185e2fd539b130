/** As much of a Markdown tree as is needed here. */
interface MarkdownNode {
  type: string
  value?: string
  children?: MarkdownNode[] | undefined
  data?: { hName: string; hProperties: Record<string, string> }
}

/** `[1]`, or several at once: `[1, 3]`. */
const marker = /\[(\d{1,3}(?:\s*,\s*\d{1,3})*)\]/g

const textNode = (value: string): MarkdownNode => ({ type: 'text', value })

const citationNode = (number: string): MarkdownNode => ({
  type: 'citation',
  data: { hName: 'cite', hProperties: { dataSource: number } },
  children: [],
})

/** A marker stays on the line of what it is the source of. */
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

/** Code is not `text`, and a link's words stay its own. */
function walk(node: MarkdownNode) {
  node.children = node.children?.flatMap((child) => {
    if (child.type === 'text') return split(child.value ?? '')
    if (child.children && child.type !== 'link') walk(child)
    return [child]
  })
}

/** A remark plugin: markers in running text become `<cite data-source>` elements. */
export function remarkCitations() {
  return walk
}

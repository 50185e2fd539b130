/** The content of a Word document as an HTML syntax tree, in the form that the Markdown plugins use. */
export interface WordTree {
  type: 'root'
  children: WordNode[]
}

export interface WordElement {
  type: 'element'
  tagName: string
  properties: Record<string, string>
  children: WordNode[]
}

export type WordNode = WordElement | { type: 'text'; value: string }

/** The elements that are kept, with their attributes. Of others only the content is kept. */
const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    'p h1 h2 h3 h4 h5 h6 ul ol li strong em s sup sub br table thead tbody tr'
      .split(' ')
      .map((name) => [name, []]),
  ),
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  a: ['href'],
  img: ['src', 'alt'],
}

/** What the values of attributes may be. */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  href: /^(?:https?:|mailto:)/i,
  colspan: /^\d{1,3}$/,
  rowspan: /^\d{1,4}$/,
  alt: /^/,
}

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+="[^"]*")*) ?(\/?)>|[^<]+/gi
const ATTRIBUTE = / ([a-z-]+)="([^"]*)"/gi
const VOID = new Set(['br', 'img', 'hr', 'input'])

/**
 * Reads the HTML that mammoth writes; `src` of a picture is its index in `pictures`. It has no comments, scripts or unquoted attributes, and every element is closed. The
 * browser's own parser is not used, because it may be given only trusted HTML.
 */
export function readWordHtml(html: string, pictures: readonly (string | null)[]): WordTree {
  const root: WordTree = { type: 'root', children: [] }
  const open: { tagName: string; children: WordNode[] }[] = [{ tagName: '', children: root.children }]
  const add = (node: WordNode) => open.at(-1)?.children.push(node)
  for (const [token, slash, name, attributes = '', selfClosing] of html.matchAll(TOKEN)) {
    if (name === undefined) {
      add({ type: 'text', value: decode(token) })
      continue
    }
    const tagName = name.toLowerCase()
    if (slash) {
      if (open.length > 1 && open.at(-1)?.tagName === tagName) open.pop()
      continue
    }
    const element = elementOf(tagName, attributes, pictures)
    if (element) add(element)
    if (!selfClosing && !VOID.has(tagName))
      open.push({ tagName, children: (element ?? open.at(-1) ?? root).children })
  }
  return root
}

function elementOf(
  tagName: string,
  attributes: string,
  pictures: readonly (string | null)[],
): WordElement | null {
  const allowed = Object.hasOwn(ELEMENTS, tagName) ? ELEMENTS[tagName] : undefined
  if (allowed === undefined) return null
  const properties: Record<string, string> = {}
  for (const [, name = '', written = ''] of attributes.matchAll(ATTRIBUTE)) {
    const value = decode(written)
    if (!allowed.includes(name)) continue
    const checked = name === 'src' ? pictures[Number(value)] : ALLOWED[name]?.test(value) ? value : null
    if (checked) properties[name] = checked
  }
  // A link or picture without its address has only its content.
  if ((tagName === 'a' && !properties.href) || (tagName === 'img' && !properties.src)) return null
  return { type: 'element', tagName, properties, children: [] }
}

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

const decode = (text: string) => text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? '')

export type XmlToken =
  | { readonly kind: 'open' | 'close' | 'empty'; readonly name: string; readonly attributes: string }
  | { readonly kind: 'text'; readonly text: string }

/** What is open at the end of a damaged document is closed there, so that the rest is not searched again from each place. */
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<[?!][^>]*(?:>|$)|<(\/?)([\w:.-]+)((?:"[^"<]*"|'[^'<]*'|[^>"'<])*?)(\/?)>|[^<]+/g

/** The tags and texts of a well-formed XML document, in order, without comments and declarations. */
export function* xmlTokens(source: string): Generator<XmlToken> {
  for (const match of source.matchAll(TOKEN)) {
    const [whole, slash, name, attributes = '', selfClosing] = match
    if (name !== undefined) {
      const kind = slash === '/' ? 'close' : selfClosing === '/' ? 'empty' : 'open'
      yield { kind, name, attributes }
    } else if (!whole.startsWith('<')) yield { kind: 'text', text: decodeEntities(whole) }
  }
}

/** The value of an attribute, or null. `attributes` is the text inside the tag after its name. */
export function attribute(attributes: string, name: string): string | null {
  const match = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)
  const value = match?.[1] ?? match?.[2]
  return value === undefined ? null : decodeEntities(value)
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** A text with the five entities of XML and numeric ones as characters. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return NAMED[name] ?? whole
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

import { attribute, xmlTokens } from '../xml.ts'
import { isOn } from './values.ts'

/** A place in a list: the definition of the list and its depth, from 0. */
export interface ListPlace {
  readonly list: string
  readonly level: number
}

/** What a paragraph style says about the use of its paragraphs. */
export interface DocxStyle {
  /** 0 for the title, 1 to 9 for headings, null for other text. */
  readonly headingLevel: number | null
  /** `contents`: an entry of a table of contents or an index. */
  readonly use: 'text' | 'code' | 'caption' | 'contents'
  readonly listPlace: ListPlace | null
  readonly isMono: boolean
  readonly isBold: boolean
}

export const PLAIN_STYLE: DocxStyle = {
  headingLevel: null,
  use: 'text',
  listPlace: null,
  isMono: false,
  isBold: false,
}

const MONO = /mono|courier|consol|typewriter|menlo|inconsolata|fixed/i

export function isMonoFont(name: string | null): boolean {
  return name !== null && MONO.test(name)
}

interface Definition {
  id: string
  name: string
  parent: string | null
  list: string | null
  level: number | null
  outlineLevel: number | null
  isMono: boolean
  isBold: boolean
}

/** The paragraph styles of word/styles.xml by id. A style inherits from the one that it is based on. */
export function readStyles(xml: string): Map<string, DocxStyle> {
  const definitions = new Map<string, Definition>()
  let open: Definition | null = null
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text' || token.kind === 'close') continue
    const value = attribute(token.attributes, 'w:val')
    if (token.name === 'w:style') {
      const id = attribute(token.attributes, 'w:styleId') ?? ''
      open = {
        id,
        name: id,
        parent: null,
        list: null,
        level: null,
        outlineLevel: null,
        isMono: false,
        isBold: false,
      }
      definitions.set(id, open)
    } else if (open !== null) readProperty(open, token.name, value, token.attributes)
  }
  const styles = new Map<string, DocxStyle>()
  for (const id of definitions.keys()) styles.set(id, resolve(id, definitions))
  return styles
}

function readProperty(style: Definition, name: string, value: string | null, attributes: string): void {
  if (name === 'w:name') style.name = value ?? ''
  else if (name === 'w:basedOn') style.parent = value
  else if (name === 'w:outlineLvl') style.outlineLevel = Number(value)
  else if (name === 'w:numId') style.list = value
  else if (name === 'w:ilvl') style.level = Number(value)
  else if (name === 'w:rFonts') style.isMono = isMonoFont(attribute(attributes, 'w:ascii'))
  else if (name === 'w:b') style.isBold = isOn(value)
}

/** Maximum number of styles that are based on each other. */
const MAX_ANCESTORS = 20

function resolve(id: string, definitions: ReadonlyMap<string, Definition>): DocxStyle {
  const chain: Definition[] = []
  for (let at = definitions.get(id); at !== undefined && chain.length < MAX_ANCESTORS; ) {
    chain.push(at)
    at = at.parent === null ? undefined : definitions.get(at.parent)
  }
  const list = chain.find((style) => style.list !== null)?.list ?? null
  const level = chain.find((style) => style.level !== null)?.level ?? 0
  const use = chain.map(useOf).find((each) => each !== 'text') ?? 'text'
  return {
    headingLevel: use === 'text' ? headingLevelOf(chain) : null,
    use,
    listPlace: list === null || list === '0' ? null : { list, level },
    isMono: chain.some(({ isMono }) => isMono),
    isBold: chain.some(({ isBold }) => isBold),
  }
}

function useOf({ name }: Definition): DocxStyle['use'] {
  if (/^(?:toc\b|toc\d|index \d|table of )/i.test(name)) return 'contents'
  if (/^caption$/i.test(name)) return 'caption'
  return /\b(?:code|preformatted|verbatim|listing)\b/i.test(name) ? 'code' : 'text'
}

/** Word stores the English names of its own styles in every language. */
function headingLevelOf(chain: readonly Definition[]): number | null {
  for (const { id, name, outlineLevel } of chain) {
    if (outlineLevel !== null) return outlineLevel < 9 ? outlineLevel + 1 : null
    if (/^title$/i.test(name)) return 0
    const level = /^heading ?([1-9])$/i.exec(name)?.[1] ?? /^Heading([1-9])$/.exec(id)?.[1]
    if (level !== undefined) return Number(level)
  }
  return null
}

import type { PDFPageProxy } from 'unpdf/pdfjs'

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>

/** What is shown instead of a character that is not known. */
const UNKNOWN = '\ufffd'

/**
 * The glyphs of a document that its fonts give no characters. pdf.js takes their numbers for characters, which are letters of
 * any alphabet.
 */
export class UnmappedGlyphs {
  /** The characters of each font by its loaded name; null if it gives all glyphs one, or if that is not known. */
  readonly #characters = new Map<string, ReadonlySet<string> | null>()

  /** The text of a page, in which they are replaced. The fonts of the page have to be loaded. */
  replace(content: TextContent, page: PDFPageProxy): TextContent {
    const items = content.items.map((item) => {
      const known = 'str' in item ? this.#charactersOf(item.fontName, page) : null
      if (!('str' in item) || known === null) return item
      return { ...item, str: Array.from(item.str, (each) => (known.has(each) ? each : UNKNOWN)).join('') }
    })
    return { ...content, items }
  }

  #charactersOf(loadedName: string, page: PDFPageProxy): ReadonlySet<string> | null {
    const known = this.#characters.get(loadedName)
    if (known !== undefined) return known
    if (!page.commonObjs.has(loadedName)) return null
    const characters = charactersIn(page.commonObjs.get(loadedName))
    this.#characters.set(loadedName, characters)
    return characters
  }
}

/** The characters in the map of a font with numbered glyphs. */
function charactersIn(font: unknown): ReadonlySet<string> | null {
  if (!isMapped(font)) return null
  const texts = Object.values(font.toUnicode._map).filter((text) => typeof text === 'string')
  return new Set([' ', ...texts.flatMap((text) => [...text, ...text.normalize('NFKC')])])
}

function isMapped(font: unknown): font is { toUnicode: { _map: object } } {
  if (typeof font !== 'object' || font === null || !('composite' in font) || font.composite !== true)
    return false
  const map = 'toUnicode' in font ? font.toUnicode : null
  return (
    typeof map === 'object' &&
    map !== null &&
    '_map' in map &&
    typeof map._map === 'object' &&
    map._map !== null
  )
}

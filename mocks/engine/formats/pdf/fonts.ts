import type { PDFPageProxy } from 'unpdf/pdfjs'

/** What a font's name says about its use. */
export interface FontStyle {
  readonly isBold: boolean
  readonly isMono: boolean
  readonly isMath: boolean
  /** The file does not say which characters its glyphs are. */
  readonly isUnmapped: boolean
}

const PLAIN: FontStyle = { isBold: false, isMono: false, isMath: false, isUnmapped: false }

const BOLD = /bold|black|heavy|demi|-medi|CMBX|CMB\d|CMSSBX|CMCSCB|[SE]FBX|[SE]FRB|ECBX|ECRB|BX\d|TB$|\bBd\b/i
const MONO =
  /mono|nimbusmon|courier|consol|typewriter|menlo|inconsolata|fixed|terminal|CM(?:SL|IT)?TT|(?:SF|EC|LM)(?:SL|IT)?TT|TT\d/i
const MATH = /CMMI|CMSY|CMEX|MSAM|MSBM|math|symbol|txsys|txex|txmia|pxsys|rsfs|eufm|stmary|wasy/i

/** Reading the names on a page takes about as long as reading its text, so rare fonts have to wait. */
const MIN_CHARACTERS = 20
/** A document with new fonts on each page keeps the plain style for the rest. */
const MAX_PAGES_WITH_NEW_FONTS = 40

/** The styles of a document's fonts by their loaded names. pdf.js tells the real names only after it drew a page. */
export class Fonts {
  readonly #styles = new Map<string, FontStyle>()
  /** The characters in fonts that are not known yet, by loaded name. */
  readonly #unknown = new Map<string, number>()
  #pages = 0

  of(loadedName: string): FontStyle {
    return this.#styles.get(loadedName) ?? PLAIN
  }

  /**
   * Reads the names of the page's fonts that are not known yet.
   * @param used the text on the page by loaded name
   */
  async read(page: PDFPageProxy, used: ReadonlyMap<string, string>): Promise<void> {
    if (this.#pages >= MAX_PAGES_WITH_NEW_FONTS) return
    const unknown = [...used].filter(([name]) => !this.#styles.has(name))
    for (const [name, text] of unknown) this.#unknown.set(name, (this.#unknown.get(name) ?? 0) + text.length)
    if (!unknown.some(([name]) => (this.#unknown.get(name) ?? 0) >= MIN_CHARACTERS)) return
    this.#pages += 1
    await page.getOperatorList()
    for (const [loadedName, text] of unknown)
      this.#styles.set(loadedName, styleOf(fontOf(page, loadedName), text))
  }
}

/** The exported fields of a font. `toUnicode` has `firstChar` if glyph numbers are taken for characters. */
interface PdfFont {
  readonly name?: unknown
  readonly composite?: unknown
  readonly toUnicode?: unknown
}

function fontOf(page: PDFPageProxy, loadedName: string): PdfFont {
  if (!page.commonObjs.has(loadedName)) return {}
  const font: unknown = page.commonObjs.get(loadedName)
  return typeof font === 'object' && font !== null ? font : {}
}

/** The style of a font by its PostScript name, for example 'GRXPRV+CMBX12', and by text in it. */
function styleOf({ name, composite, toUnicode }: PdfFont, text: string): FontStyle {
  const plain = typeof name === 'string' ? name.replace(/^[A-Z]{6}\+/, '') : ''
  const isIdentity =
    composite === true && typeof toUnicode === 'object' && toUnicode !== null && 'firstChar' in toUnicode
  return {
    isBold: BOLD.test(plain),
    isMono: MONO.test(plain),
    isMath: MATH.test(plain),
    isUnmapped: isIdentity && GLYPH_NUMBER.test(text),
  }
}

/** Fonts whose glyphs have the numbers of their characters have no glyph below the space. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are glyph numbers
const GLYPH_NUMBER = /[\x00-\x08\x0e-\x1f]/

import type { PDFPageProxy } from 'unpdf/pdfjs'

/** What a font's name says about its use. */
export interface FontStyle {
  readonly isBold: boolean
  readonly isMono: boolean
  readonly isMath: boolean
}

const PLAIN: FontStyle = { isBold: false, isMono: false, isMath: false }

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
   * @param used the number of characters on the page by loaded name
   */
  async read(page: PDFPageProxy, used: ReadonlyMap<string, number>): Promise<void> {
    if (this.#pages >= MAX_PAGES_WITH_NEW_FONTS) return
    const unknown = [...used].filter(([name]) => !this.#styles.has(name))
    for (const [name, count] of unknown) this.#unknown.set(name, (this.#unknown.get(name) ?? 0) + count)
    if (!unknown.some(([name]) => (this.#unknown.get(name) ?? 0) >= MIN_CHARACTERS)) return
    this.#pages += 1
    await page.getOperatorList()
    for (const [loadedName] of unknown) this.#styles.set(loadedName, styleOf(nameOf(page, loadedName)))
  }
}

function nameOf(page: PDFPageProxy, loadedName: string): string {
  if (!page.commonObjs.has(loadedName)) return ''
  const font: unknown = page.commonObjs.get(loadedName)
  const hasName = typeof font === 'object' && font !== null && 'name' in font
  return hasName && typeof font.name === 'string' ? font.name : ''
}

/** The style of a font by its PostScript name, for example 'GRXPRV+CMBX12'. */
function styleOf(name: string): FontStyle {
  const plain = name.replace(/^[A-Z]{6}\+/, '')
  return { isBold: BOLD.test(plain), isMono: MONO.test(plain), isMath: MATH.test(plain) }
}

/** URLs of the data files of pdf.js by path. Not inlined, because a Content Security Policy may forbid data URLs. */
const URLS = import.meta.glob<string>(
  [
    // Decoders of image formats that scanned pages often use.
    '/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm',
    // The fonts that a PDF may use without embedding them, such as Helvetica.
    '/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    // The predefined encodings of Chinese, Japanese and Korean text.
    '/node_modules/pdfjs-dist/cmaps/*.bcmap',
  ],
  { query: '?url&no-inline', import: 'default', eager: true, exhaustive: true },
)

const URLS_BY_NAME = new Map(Object.entries(URLS).map(([path, url]) => [path.split('/').at(-1), url]))

/** Fetches a data file of pdf.js from the app's own origin. */
export async function fetchPdfjsData(filename: string): Promise<Uint8Array> {
  const url = URLS_BY_NAME.get(filename)
  const response = url === undefined ? null : await fetch(url)
  if (!response?.ok) throw new Error(`There is no ${filename}.`)
  return new Uint8Array(await response.arrayBuffer())
}

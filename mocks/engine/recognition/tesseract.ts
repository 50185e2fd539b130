import { type GreyImage, toPgm } from './greyImage.ts'

/** A line of recognized text, in pixels from the upper left corner. */
export interface RecognizedLine {
  /** Of its baseline at the left and the right end. */
  readonly baseline: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number }
  /** The height of its letters with ascenders and descenders. */
  readonly height: number
  readonly words: readonly RecognizedWord[]
}

export interface RecognizedWord {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** 0 to 100. */
  readonly confidence: number
}

/** Recognizes the text of a page in its picture, block by block. */
export type ReadImage = (image: GreyImage, dpi: number) => RecognizedLine[]

/** The part of the compiled Tesseract that is used. */
export interface TesseractModule {
  readonly FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void }
  readonly TessBaseAPI: new () => TesseractApi
}

interface TesseractApi {
  Init(path: null, language: string, mode: number): number
  SetVariable(name: string, value: string): void
  SetPageSegMode(mode: number): void
  SetImageFile(orientation: number, angle: number): number
  Recognize(monitor: null): number
  GetJSONText(page: number): string
  Clear(): void
}

/** By the names of Tesseract's data. */
export const SCAN_LANGUAGES = { en: 'eng', de: 'deu', fr: 'fra', es: 'spa' } as const

export type ScanLanguage = keyof typeof SCAN_LANGUAGES

/** Reads pages in one language, which can be changed. */
export interface Reader {
  readonly read: ReadImage
  readonly language: () => ScanLanguage
  /** Rejects if the data of the language cannot be loaded. */
  readonly change: (language: ScanLanguage) => Promise<void>
}

/** The neural network only. */
const LSTM = 1
/** Finds the blocks and columns itself. */
const AUTOMATIC = 3
/** The only file that it reads pictures from. */
const IMAGE = '/input'

/** @param loadTrained loads the data of a language */
export async function createReader(
  tesseract: TesseractModule,
  loadTrained: (language: ScanLanguage) => Promise<Uint8Array>,
): Promise<Reader> {
  const api = new tesseract.TessBaseAPI()
  let current: ScanLanguage | null = null
  const change = async (language: ScanLanguage): Promise<void> => {
    if (language === current) return
    const name = SCAN_LANGUAGES[language]
    tesseract.FS.writeFile(`/${name}.traineddata`, await loadTrained(language))
    if (api.Init(null, name, LSTM) !== 0) throw new Error('Text recognition could not be started.')
    tesseract.FS.unlink(`/${name}.traineddata`)
    api.SetPageSegMode(AUTOMATIC)
    current = language
  }
  await change('en')
  return {
    language: () => current ?? 'en',
    change,
    read(image, dpi) {
      tesseract.FS.writeFile(IMAGE, toPgm(image))
      api.SetVariable('user_defined_dpi', String(Math.round(dpi)))
      if (api.SetImageFile(1, 0) !== 0 || api.Recognize(null) !== 0)
        throw new Error('The picture of the page could not be read.')
      const page: JsonPage = JSON.parse(api.GetJSONText(0))
      api.Clear()
      return linesOf(page)
    },
  }
}

interface Box {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

interface JsonPage {
  readonly blocks?: readonly {
    readonly paragraphs?: readonly { readonly lines?: readonly JsonLine[] }[]
  }[]
}

interface JsonLine {
  readonly bbox: Box
  readonly baseline: Box
  readonly rowAttributes: { readonly rowHeight: number }
  readonly words?: readonly { readonly text: string; readonly confidence: number; readonly bbox: Box }[]
}

function linesOf({ blocks = [] }: JsonPage): RecognizedLine[] {
  return blocks.flatMap(({ paragraphs = [] }) =>
    paragraphs.flatMap(({ lines = [] }) =>
      lines.map(({ baseline, rowAttributes, words = [] }) => ({
        baseline,
        height: rowAttributes.rowHeight,
        words: words.map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({
          text,
          confidence,
          left: x0,
          right: x1,
          top: y0,
          bottom: y1,
        })),
      })),
    ),
  )
}

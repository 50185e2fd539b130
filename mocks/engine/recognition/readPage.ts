import type { PDFPageProxy } from 'unpdf/pdfjs'
import { type DrawnLine, joined } from '../formats/pdf/drawnTables/drawnLines.ts'
import { detectLanguage } from '../text/detectLanguage.ts'
import type { Language } from '../text/language.ts'
import { eraseRules, type Rules } from './eraseRules.ts'
import { type GreyImage, halved, turned } from './greyImage.ts'
import { imageArea } from './images.ts'
import { type CreateCanvas, drawPage } from './pageImage.ts'
import type { ScannedLine, ScannedPage, ScannedWord } from './scannedPage.ts'
import { findSkew } from './skew.ts'
import { strokeWidth } from './strokes.ts'
import {
  type Reader,
  type ReadImage,
  type RecognizedLine,
  type RecognizedWord,
  SCAN_LANGUAGES,
  type ScanLanguage,
} from './tesseract.ts'

const DPI = 200
/** On a page with text, a picture of at least this share of the page is a scan. */
const FULL_PAGE = 0.5
/** A page with less ink, as a share of its pixels, is blank. */
const BLANK = 0.000_05
/** A skew of fewer degrees is left. */
const MIN_SKEW = 0.1
/** A page that was read with less confidence may be upside down. */
const DOUBTFUL = 0.75
/** What was read with less confidence is no text. */
const NO_TEXT = 0.5
const MIN_WORDS = 3
/** Fewer words may be names. */
const MIN_WORDS_OF_LANGUAGE = 20
/** Single characters, and marks without letters and digits, are dropped below it: they are often speckles and rules. */
const MIN_MARK = 0.6
const MIN_LETTER = 0.3
/** A line with less confidence is a drawing, if it is no number beside a line that is text. */
const MIN_LINE = 0.35
/** Baselines that are nearer, relative to the height of the line, are of one row. */
const SAME_ROW = 0.3

export interface Tools {
  readonly createCanvas: CreateCanvas
  /** Tesseract is loaded when it is needed for the first time. */
  readonly loadReader: () => Promise<Reader>
}

/** Recognizes the text of a page, if it is a scan. */
export async function readPage(
  page: PDFPageProxy,
  { isPrinted }: { readonly isPrinted: boolean },
  { createCanvas, loadReader }: Tools,
): Promise<ScannedPage> {
  const plain = page.getViewport({ scale: 1 })
  const { width, height } = plain
  const without = (kind: ScannedPage['kind']): ScannedPage => ({
    number: page.pageNumber,
    kind,
    angle: 0,
    width,
    height,
    lines: [],
  })
  if (isPrinted && (await shareOfImages(page)) < FULL_PAGE) return without('printed')
  const { image, scale } = await drawPage(page, createCanvas, DPI)
  const { angle, ink } = findSkew(halved(image))
  if (ink < BLANK) return without('blank')
  const reader = await loadReader()
  const first = readTurned(image, angle, scale, reader.read)
  const best =
    (await readInItsLanguage(first, reader, (read) => readAt(image, first.angle, scale, read))) ?? first
  if (best.confidence < NO_TEXT || best.wordCount < MIN_WORDS) return without('picture')
  const isSideways = Math.abs(best.angle % 180) > 45
  return {
    number: page.pageNumber,
    kind: 'text',
    angle: best.angle,
    ...(isSideways ? { width: height, height: width } : { width, height }),
    lines: best.lines,
    rules: best.rules,
  }
}

/**
 * The page read again, if its text is in another language than the one that it was read in. That language remains for the
 * next pages. Null if the second reading is not better, or the data of the language cannot be loaded.
 */
async function readInItsLanguage(
  { lines, wordCount, confidence }: Reading,
  reader: Reader,
  readAgain: (read: ReadImage) => Reading,
): Promise<Reading | null> {
  const before = reader.language()
  const language = detectLanguage(lines.map(({ words }) => words.map(({ text }) => text).join(' ')))
  if (!isScanLanguage(language) || language === before || wordCount < MIN_WORDS_OF_LANGUAGE) return null
  try {
    await reader.change(language)
  } catch {
    return null
  }
  const again = readAgain(reader.read)
  if (again.confidence > confidence) return again
  await reader.change(before)
  return null
}

function isScanLanguage(language: Language): language is ScanLanguage {
  return language in SCAN_LANGUAGES
}

/** The part of a page that its pictures cover. */
export async function shareOfImages(page: PDFPageProxy): Promise<number> {
  const { OPS } = await (await import('unpdf')).getResolvedPDFJS()
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view
  return imageArea(await page.getOperatorList(), OPS) / ((right - left) * (top - bottom))
}

interface Reading {
  readonly angle: number
  readonly lines: readonly ScannedLine[]
  readonly rules: Rules
  readonly confidence: number
  readonly wordCount: number
}

/** The better one of both directions in which lines at an angle can run. */
function readTurned(image: GreyImage, angle: number, scale: number, read: ReadImage): Reading {
  const first = readAt(image, angle, scale, read)
  if (first.confidence >= DOUBTFUL) return first
  const second = readAt(image, angle + 180, scale, read)
  return second.confidence > first.confidence ? second : first
}

function readAt(image: GreyImage, angle: number, scale: number, read: ReadImage): Reading {
  const straight =
    Math.abs(angle) < MIN_SKEW ? { ...image, pixels: image.pixels.slice() } : turned(image, angle)
  const dpi = scale * 72
  const rules = eraseRules(straight, dpi)
  const found = read(straight, dpi).flatMap(splitAtGaps)
  const words = found.flatMap((line) => line.words).filter(({ text }) => LETTERS.test(text))
  return {
    angle,
    lines: withoutDrawings(found.flatMap((line) => toLine(line, straight, scale))),
    rules: toPoints(rules, straight.height, scale),
    confidence: meanConfidence(words) / 100,
    wordCount: words.length,
  }
}

/** A rule that is thick, or not quite straight, is one. */
function toPoints({ horizontal, vertical }: Rules, height: number, scale: number): Rules {
  const up = (pixels: number): number => (height - pixels) / scale
  const across = ({ at, from, to }: DrawnLine) => ({ at: up(at), from: from / scale, to: to / scale })
  const along = ({ at, from, to }: DrawnLine) => ({ at: at / scale, from: up(to), to: up(from) })
  return {
    horizontal: joined(horizontal.map(across)).reverse(),
    vertical: joined(vertical.map(along)),
  }
}

/** Columns and cells are farther apart than words, relative to the height of the line. */
const MIN_COLUMN_GAP = 1.5

/** The parts of a line that text recognition found across columns or cells, so that each has its own strokes. */
function splitAtGaps(line: RecognizedLine): RecognizedLine[] {
  const parts: RecognizedWord[][] = []
  for (const [i, word] of line.words.entries()) {
    const before = line.words[i - 1]
    const isAfterBullet = i === 1 && before !== undefined && before.text.length <= MAX_BULLET_LENGTH
    const isFar = before === undefined || word.left - before.right > line.height * MIN_COLUMN_GAP
    if (isFar && !isAfterBullet) parts.push([word])
    else parts.at(-1)?.push(word)
  }
  return parts.map((words) => ({ ...line, words }))
}

const LETTERS = /[\p{L}\p{N}]/u

function toLine({ baseline, height, words }: RecognizedLine, image: GreyImage, scale: number): ScannedLine[] {
  const kept = words.flatMap((word, i): ScannedWord[] => {
    const { left, right, confidence } = word
    const next = words[i + 1]
    if (
      next === undefined
        ? words.length === 1 && LONE_BULLET.test(word.text)
        : i === 0 && isBullet(word, next, height)
    )
      return [{ text: '•', left: left / scale, right: right / scale, confidence: 1 }]
    const text = withoutRules(word.text)
    const least = LETTERS.test(text) ? (text.length === 1 ? MIN_LETTER : 0) : MIN_MARK
    if (confidence / 100 < least) return []
    const stroke = strokeWidth(image, [word]) / scale
    return [{ text, left: left / scale, right: right / scale, confidence: confidence / 100, stroke }]
  })
  if (kept.length === 0) return []
  const y = (image.height - (baseline.y0 + baseline.y1) / 2) / scale
  return [{ y, size: height / scale, stroke: strokeWidth(image, words) / scale, words: kept }]
}

function withoutDrawings(lines: readonly ScannedLine[]): ScannedLine[] {
  const isSure = ({ words }: ScannedLine): boolean => meanConfidence(words) >= MIN_LINE
  const sure = lines.filter(isSure)
  const isInRow = ({ y, size, words }: ScannedLine): boolean =>
    words.some(({ text }) => /\d/.test(text)) && sure.some((other) => Math.abs(other.y - y) < size * SAME_ROW)
  return lines.filter((line) => isSure(line) || isInRow(line))
}

/** What text recognition takes a bullet for that it finds alone, away from its item. */
const LONE_BULLET = /^[.·•*°©®«»]$/
/** Letters that text recognition takes bullets for, if it is not sure or the text is far. */
const LIKE_BULLETS = /^(?:[eo©®¢«»]|eo|oe|ee)$/
const MAX_BULLET_LENGTH = 2
/** Relative to the height of the line. Small letters are higher. */
const MAX_BULLET_HEIGHT = 0.45
const MIN_BULLET_GAP = 0.3
const FAR_BULLET_GAP = 0.6

/** Whether the first word of a line is a bullet before an item. */
function isBullet(first: RecognizedWord, next: RecognizedWord, height: number): boolean {
  const { text, left, right, top, bottom, confidence } = first
  const gap = next.left - right
  const isMark = !LETTERS.test(text) && !/["'“”‘’([]/.test(text)
  return (
    text.length <= MAX_BULLET_LENGTH &&
    gap > height * MIN_BULLET_GAP &&
    right - left < height &&
    (bottom - top < height * MAX_BULLET_HEIGHT ||
      isMark ||
      (LIKE_BULLETS.test(text) && (confidence < DOUBTFUL * 100 || gap > height * FAR_BULLET_GAP)))
  )
}

/** By the length of the words. */
function meanConfidence(words: readonly Pick<ScannedWord, 'text' | 'confidence'>[]): number {
  const length = sum(words.map(({ text }) => text.length))
  return sum(words.map(({ text, confidence }) => text.length * confidence)) / Math.max(1, length)
}

/** Without the vertical rules of boxes and tables at its ends. */
function withoutRules(text: string): string {
  return text.replace(/^\|+(?=[^|])|(?<=[^|])\|+$/g, '')
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

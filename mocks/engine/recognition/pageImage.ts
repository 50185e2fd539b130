import type { PDFPageProxy } from 'unpdf/pdfjs'
import { type GreyImage, toGrey } from './greyImage.ts'

/** The part of a canvas that drawing a page needs, in a browser's worker and in Node. */
export interface Canvas {
  width: number
  height: number
  getContext(kind: '2d', options: { willReadFrequently: boolean }): CanvasContext | null
}

interface CanvasContext {
  getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray }
}

export type CreateCanvas = (width: number, height: number) => Canvas

const POINTS_PER_INCH = 72
/** A picture with more pixels, or a longer side, is made smaller. */
const MAX_PIXELS = 12_000_000
const MAX_SIDE = 6_000

/** Draws a page. `scale`: pixels per point, fewer for a large page than those of `dpi`. */
export async function drawPage(
  page: PDFPageProxy,
  createCanvas: CreateCanvas,
  dpi: number,
): Promise<{ image: GreyImage; scale: number }> {
  const plain = page.getViewport({ scale: 1 })
  const scale = Math.min(
    dpi / POINTS_PER_INCH,
    MAX_SIDE / Math.max(plain.width, plain.height),
    Math.sqrt(MAX_PIXELS / (plain.width * plain.height)),
  )
  const viewport = page.getViewport({ scale })
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)]
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('There is no memory for the picture of the page.')
  // The types of pdf.js have only the canvas of a page.
  const canvasContext = context as unknown as CanvasRenderingContext2D
  await page.render({ canvas: null, canvasContext, viewport }).promise
  const image = toGrey(context.getImageData(0, 0, width, height).data, width, height)
  canvas.width = 0
  canvas.height = 0
  return { image, scale }
}

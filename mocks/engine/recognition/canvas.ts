import type { CreateCanvas } from './pageImage.ts'

/** What pdf.js needs to draw pages without a document: canvases, and no filters. */
export function drawingOptions(createCanvas: CreateCanvas): object {
  class CanvasFactory {
    create(width: number, height: number) {
      const canvas = createCanvas(width, height)
      return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) }
    }
    reset({ canvas }: { canvas: ReturnType<CreateCanvas> }, width: number, height: number): void {
      canvas.width = width
      canvas.height = height
    }
    destroy(held: { canvas: ReturnType<CreateCanvas> | null; context: unknown }): void {
      if (held.canvas !== null) held.canvas.width = held.canvas.height = 0
      held.canvas = null
      held.context = null
    }
  }
  return { CanvasFactory, FilterFactory: NoFilters, disableFontFace: true }
}

const NONE = 'none'

class NoFilters {
  addFilter = () => NONE
  addHCMFilter = () => NONE
  addAlphaFilter = () => NONE
  addLuminosityFilter = () => NONE
  addKnockoutFilter = () => NONE
  addHighlightHCMFilter = () => NONE
  addSelectionHCMFilter = () => NONE
  addSelectionFilter = () => NONE
  createSelectionStyle = () => null
  destroy = () => {}
}

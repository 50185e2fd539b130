import { type CSSProperties, memo, useEffect, useMemo, useRef } from 'react'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import * as styles from './PdfSheet.css.ts'
import type { PageBox, Size } from './pageLayout.ts'
import type { Pdf } from './pdf.ts'
import type { QuoteMark } from './quoteMarks.ts'
import { useDrawing, useLoadedPage } from './usePdf.ts'
import { marksOf, type PdfMatch } from './usePdfSearch.ts'

export interface PdfSheetProps {
  /** The document. */
  pdf: Pdf
  /** The page's number, from 1. */
  number: number
  /** The file's name. */
  label: string
  /** The page's position. */
  box: PageBox
  /** Pixels per page unit. */
  scale: number
  /** The lines of the quotation. */
  marks: readonly QuoteMark[]
  /** What is found on the page. */
  matches: readonly PdfMatch[]
  /** The current one of them; null if there is none. */
  current: PdfMatch | null
  /** Called with the page's size in page units when it is known. */
  onSize: (number: number, size: Size) => void
}

/** One page: its picture, its selectable text and its marks. */
export const PdfSheet = memo(function PdfSheet({
  pdf,
  number,
  label,
  box,
  scale,
  marks,
  matches,
  current,
  onSize,
}: PdfSheetProps) {
  const loadedPage = useLoadedPage(pdf, number)
  const canvasRef = useRef<HTMLCanvasElement>(null)
  const textRef = useRef<HTMLDivElement>(null)
  const { isDrawn, isCopied, hasFailed } = useDrawing(canvasRef, textRef, loadedPage, box.width)
  const isUnreadable = loadedPage === null || hasFailed
  const { left, top, width, height } = box
  const found = useMemo(() => matches.map((match) => ({ match, marks: marksOf(match) })), [matches])
  useEffect(() => {
    if (loadedPage) onSize(number, { width: loadedPage.width, height: loadedPage.height })
  }, [loadedPage, number, onSize])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      className={styles.sheet}
      role="group"
      aria-label={`Page ${number} of ${label}`}
      aria-busy={!isDrawn && !isUnreadable}
      data-page={number}
      style={{ left, top, width, height, '--total-scale-factor': scale } as CSSProperties}
    >
      <canvas ref={canvasRef} className={styles.canvas} />
      {!isDrawn && !isCopied && !isUnreadable && (
        <Skeleton shape="block" className={styles.skeleton} label="Loading the page" />
      )}
      {isUnreadable && <p className={styles.error}>This page cannot be shown.</p>}
      {(isDrawn || isCopied) &&
        marks.map((mark) => (
          <span key={`${mark.x} ${mark.y}`} className={styles.mark} data-mark style={scaled(mark, scale)} />
        ))}
      {isDrawn &&
        found.map(({ match, marks }) =>
          marks.map((mark) => (
            <span
              key={`${mark.x} ${mark.y}`}
              className={styles.match}
              data-current={match === current || undefined}
              style={scaled(mark, scale)}
            />
          )),
        )}
      <div ref={textRef} className={styles.textLayer} />
    </div>
  )
})

const scaled = ({ x, y, width, height }: QuoteMark, scale: number) => ({
  left: x * scale,
  top: y * scale,
  width: width * scale,
  height: height * scale,
})

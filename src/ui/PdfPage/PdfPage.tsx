import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentProps, useRef, useState } from 'react'
import { cx } from '../../theme/cx.ts'
import { Announcement } from '../Announcement/Announcement.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Notice } from '../Notice/Notice.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import * as styles from './PdfPage.css.ts'
import { useDrawing, useLoadedPage, usePdf } from './usePdf.ts'
import { useQuoteMarks } from './useQuoteMarks.ts'

export interface PdfPageProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The file's bytes; null while loading. Pass the same buffer while the file is the same. */
  bytes: ArrayBuffer | null
  /** The initial page, from 1. */
  page: number
  /** A quotation on that page. Highlighted if it occurs exactly once; a notice says if it is missing. */
  quote?: string | undefined
  /** The file's name. */
  label: string
}

/** A4, until the page's size is known. */
const DEFAULT_SIZE = { width: 210, height: 297 }

/**
 * A rendered PDF page, as wide as its container, with buttons for the previous and next page. Scripts and
 * links in the PDF are disabled.
 */
export function PdfPage({ bytes, page, quote, label, className, ...props }: PdfPageProps) {
  const [number, goToPage] = usePageNumber({ bytes, page, quote })
  const pdf = usePdf(bytes)
  const pages = pdf?.pages ?? 0
  const isOutOfRange = pages > 0 && number > pages
  const loadedPage = useLoadedPage(isOutOfRange ? undefined : pdf, number)
  const canvasRef = useRef<HTMLCanvasElement>(null)
  const { drawn, hasFailed } = useDrawing(canvasRef, loadedPage)

  const hasError = pdf === null || loadedPage === null || hasFailed || isOutOfRange
  const isShown = !hasError && loadedPage !== undefined && drawn === loadedPage
  const marks = useQuoteMarks(isShown && number === page ? loadedPage : null, quote)
  const position = pages > 0 && !isOutOfRange ? `Page ${number} of ${pages}` : `Page ${number}`
  const { width, height } = (pdf && drawn) || loadedPage || DEFAULT_SIZE

  return (
    <div className={cx(styles.root, className)} aria-busy={!isShown && !hasError} {...props}>
      <div className={styles.navigation}>
        <IconButton
          label="Previous page"
          disabled={pages === 0 || number <= 1}
          onClick={() => goToPage(Math.min(number - 1, pages))}
        >
          <ChevronLeft aria-hidden="true" className={styles.arrow} />
        </IconButton>
        <p className={styles.count}>{position}</p>
        <Announcement>{position}</Announcement>
        <IconButton
          label="Next page"
          disabled={pages === 0 || number >= pages}
          onClick={() => goToPage(number + 1)}
        >
          <ChevronRight aria-hidden="true" className={styles.arrow} />
        </IconButton>
      </div>
      {hasError && (
        <ErrorState
          className={styles.error}
          level={3}
          title="This page cannot be shown."
          text={
            isOutOfRange ? `The file has ${pagesOf(pages)}.` : 'The file may be damaged, or need a password.'
          }
        />
      )}
      {marks === null && <Notice>The quotation was not found on this page.</Notice>}
      <div className={styles.page} hidden={hasError} style={{ aspectRatio: `${width} / ${height}` }}>
        <canvas
          ref={canvasRef}
          className={styles.canvas}
          role="img"
          aria-label={`Page ${number} of ${label}`}
        />
        {!(pdf && drawn) && <Skeleton shape="block" className={styles.skeleton} label="Loading the page" />}
        {marks?.map((mark) => (
          <span
            key={`${mark.x} ${mark.y}`}
            className={styles.mark}
            style={{
              left: `${(mark.x / width) * 100}%`,
              top: `${(mark.y / height) * 100}%`,
              width: `${(mark.width / width) * 100}%`,
              height: `${(mark.height / height) * 100}%`,
            }}
          />
        ))}
      </div>
    </div>
  )
}

const pagesOf = (pages: number) => (pages === 1 ? 'one page' : `${pages} pages`)

/** The current page number. Resets when the file, page or quotation changes. */
function usePageNumber(target: Pick<PdfPageProps, 'bytes' | 'page' | 'quote'>) {
  const [current, setCurrent] = useState({ ...target, number: target.page })
  const isSame =
    current.bytes === target.bytes && current.page === target.page && current.quote === target.quote
  if (!isSame) setCurrent({ ...target, number: target.page })
  const setNumber = (number: number) => setCurrent({ ...target, number })
  return [isSame ? current.number : target.page, setNumber] as const
}

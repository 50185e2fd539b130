import type { ComponentProps, ReactNode, RefObject } from 'react'
import { cx } from '../../theme/cx.ts'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { PdfReader } from './PdfReader.tsx'
import * as styles from './PdfViewer.css.ts'
import type { ReadScan } from './pdf.ts'
import { usePdf } from './usePdf.ts'

export interface PdfViewerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The file's bytes; null while loading. Pass the same buffer while the file is the same. */
  bytes: ArrayBuffer | null
  /** Gets the words of scanned pages. Pass the same function while the file is the same. */
  readScan?: ReadScan | undefined
  /** The page of the quotation, from 1. It is shown first. Defaults to 1. */
  page?: number | undefined
  /** A quotation on that page. Marked and scrolled to if it occurs exactly once; a notice says if it is missing. */
  quote?: string | undefined
  /** The page that is shown first instead, from 1. Beyond the last page, the last one is. Changes have no effect. */
  firstPage?: number | null | undefined
  /** Called with the page that is read, when it is placed and when it changes. */
  onPageChange?: ((page: number) => void) | undefined
  /** The file's name. */
  label: string
  /** The first zoom. `text` (default): the page's text fills the width. `larger`: the whole page does, unless its text is larger then. */
  fit?: 'text' | 'larger' | undefined
  /** Buttons at the end of the toolbar. */
  actions?: ReactNode
  /** The box that scrolls the pages, for example to focus it. */
  scrollRef?: RefObject<HTMLDivElement | null> | undefined
}

/**
 * The pages of a PDF in a scrolling box of the container's height, with selectable text, page numbers and zoom. Scripts
 * and links in the PDF are disabled.
 */
export function PdfViewer({
  bytes,
  readScan,
  page = 1,
  quote,
  firstPage = null,
  onPageChange,
  label,
  fit = 'text',
  actions,
  scrollRef,
  className,
  ...props
}: PdfViewerProps) {
  const pdf = usePdf(bytes, readScan)
  return (
    <div className={cx(styles.root, className)} {...props}>
      {pdf === null || pdf?.pages === 0 ? (
        <ErrorState
          className={styles.error}
          level={3}
          title="This document cannot be shown."
          text="The file may be damaged, or need a password."
        />
      ) : (
        <PdfReader
          // Another passage starts at its own page and zoom.
          key={`${page} ${quote}`}
          {...{ pdf, page, quote, firstPage, onPageChange, label, fit, actions, scrollRef }}
        />
      )}
    </div>
  )
}

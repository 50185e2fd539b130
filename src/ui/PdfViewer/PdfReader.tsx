import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Notice } from '../Notice/Notice.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { FindBar } from './FindBar.tsx'
import { PdfSheet } from './PdfSheet.tsx'
import { PdfToolbar } from './PdfToolbar.tsx'
import * as styles from './PdfViewer.css.ts'
import { layOutPages, PAGE_GAP, pagesNear, type Size } from './pageLayout.ts'
import type { Pdf } from './pdf.ts'
import { NO_TARGET, offsetOfTarget, scaleToEnlarge, scaleToPage, scaleToRead } from './readingTarget.ts'
import { matchIndex, useDocumentSearch } from './useDocumentSearch.ts'
import { useLoadedPage } from './usePdf.ts'
import { marksOf, NO_MATCHES, usePdfSearch } from './usePdfSearch.ts'
import { useReadingTarget } from './useReadingTarget.ts'
import { useScrolling } from './useScrolling.ts'
import { useViewSize } from './useViewSize.ts'
import { viewerCommandOf } from './viewerKeys.ts'
import { largerScale, smallerScale, type Zoom } from './zoom.ts'

export interface PdfReaderProps {
  /** The document; undefined while it loads. */
  pdf: Pdf | undefined
  /** The first page. */
  page: number
  /** A quotation on that page. */
  quote: string | undefined
  /** The page that is shown first instead; null for the quotation. */
  firstPage: number | null
  /** Called with the page that is read, when it is placed and when it changes. */
  onPageChange: ((page: number) => void) | undefined
  /** The file's name. */
  label: string
  /** The first zoom. */
  fit: 'text' | 'larger'
  /** Buttons at the end of the toolbar. */
  actions: ReactNode
  /** The box that scrolls the pages. */
  scrollRef: RefObject<HTMLDivElement | null> | undefined
}

/** The toolbar and the scrolling pages. Only the pages near the view are drawn. */
export function PdfReader({
  pdf,
  page,
  quote,
  firstPage,
  onPageChange,
  label,
  fit,
  actions,
  scrollRef,
}: PdfReaderProps) {
  const pages = pdf?.pages ?? 0
  const start = Math.max(1, Math.min(page, pages))
  const ownRef = useRef<HTMLDivElement>(null)
  const ref = scrollRef ?? ownRef
  const view = useViewSize(ref)
  const [zoom, setZoom] = useState<Zoom>(fit)
  const [measured, setMeasured] = useState<Readonly<Record<number, Size>>>({})
  const startPage = useLoadedPage(pdf, start)
  const target = useReadingTarget(startPage, page === start ? quote : undefined)

  const first = startPage === null ? A4 : startPage
  const scale =
    first && view && target
      ? zoom === 'page'
        ? scaleToPage(first, view)
        : zoom === 'text'
          ? scaleToRead(target, first, view)
          : zoom === 'larger'
            ? scaleToEnlarge(target, first, view)
            : zoom
      : null
  const layout = useMemo(() => {
    if (!first || scale === null || view === null) return null
    const sizes = Array.from({ length: pages }, (_, index) => measured[index + 1] ?? first)
    return layOutPages(sizes, scale, view)
  }, [pages, first, measured, scale, view])
  const onSize = useCallback(
    (number: number, size: Size) =>
      setMeasured((last) => (last[number] ? last : { ...last, [number]: size })),
    [],
  )
  const scrolling = useScrolling({
    ref,
    layout,
    view,
    initial: () => {
      const first = Math.min(firstPage ?? start, pages)
      const box = layout?.boxes[first - 1]
      if (!box || scale === null || view === null) return { page: first, left: 0, top: 0 }
      if (first !== start) return { page: first, left: box.left, top: box.top - PAGE_GAP }
      return { page: start, ...offsetOfTarget(target ?? NO_TARGET, box, scale, view) }
    },
  })

  const isPlaced = scrolling.isPlaced
  useEffect(() => {
    if (isPlaced) onPageChange?.(scrolling.page)
  }, [isPlaced, scrolling.page, onPageChange])

  const search = useDocumentSearch()
  const { matches, isSearching } = usePdfSearch(pdf, search.query)
  const byPage = useMemo(() => Map.groupBy(matches, ({ page }) => page), [matches])
  const match = matches[matchIndex(search.current, matches.length)] ?? null
  const { goTo: goToOffset } = scrolling
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each match, not when the zoom changes
  useEffect(() => {
    const box = match && layout?.boxes[match.page - 1]
    if (!box || match === null || scale === null || view === null) return
    const target = { ...NO_TARGET, marks: marksOf(match) }
    goToOffset(match.page, offsetOfTarget(target, box, scale, view))
  }, [match])

  const zoomIn = () => setZoom((last) => (scale && largerScale(scale)) ?? last)
  const zoomOut = () => setZoom((last) => (scale && smallerScale(scale)) ?? last)
  const fitPage = () => setZoom('page')
  const goTo = (number: number) => scrolling.goToPage(Math.max(1, Math.min(number, pages)))
  const onKeyDown = (event: KeyboardEvent) => {
    search.onKeyDown(event)
    const isWider = layout !== null && view !== null && layout.width > view.width
    const command = viewerCommandOf(event.nativeEvent, isWider)
    if (command === undefined) return
    event.preventDefault()
    if (command === 'zoomIn') zoomIn()
    else if (command === 'zoomOut') zoomOut()
    else if (command === 'fit') fitPage()
    else goTo({ next: scrolling.page + 1, previous: scrolling.page - 1, first: 1, last: pages }[command])
  }

  const near = layout && view ? pagesNear(layout, scrolling.top, view) : []
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the elements inside
    <div className={styles.reader} aria-busy={layout === null} onKeyDown={onKeyDown}>
      <PdfToolbar
        page={pages === 0 ? page : scrolling.page}
        pages={pages}
        scale={scale}
        canZoomIn={scale !== null && largerScale(scale) !== undefined}
        canZoomOut={scale !== null && smallerScale(scale) !== undefined}
        onPage={goTo}
        onZoomIn={zoomIn}
        onZoomOut={zoomOut}
        onFit={fitPage}
        onFind={search.open}
        actions={actions}
      />
      <FindBar
        search={search}
        count={matches.length}
        isSearching={isSearching}
        onClose={() => ref.current?.focus()}
      />
      {pages > 0 && page > pages && (
        <Notice className={styles.notice}>
          There is no page {page}. The file has {pages === 1 ? 'one page' : `${pages} pages`}.
        </Notice>
      )}
      {target?.marks === null && (
        <Notice className={styles.notice}>The quotation was not found on this page.</Notice>
      )}
      <div className={styles.view}>
        <section
          ref={ref}
          className={styles.scroller}
          aria-label={`Pages of ${label}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be focusable
          tabIndex={0}
          // Scroll positions count from the left.
          dir="ltr"
          onScroll={scrolling.onScroll}
        >
          {layout === null || pdf === undefined || scale === null ? (
            <Skeleton shape="block" className={styles.skeleton} label="Loading the page" />
          ) : (
            <div className={styles.content} style={{ width: layout.width, height: layout.height }}>
              {near.map((number) => {
                const box = layout.boxes[number - 1]
                return (
                  box && (
                    <PdfSheet
                      key={number}
                      pdf={pdf}
                      number={number}
                      label={label}
                      box={box}
                      scale={scale}
                      marks={(number === page && target?.marks) || NO_MARKS}
                      matches={byPage.get(number) ?? NO_MATCHES}
                      current={match}
                      onSize={onSize}
                    />
                  )
                )
              })}
            </div>
          )}
        </section>
      </div>
    </div>
  )
}

const NO_MARKS = [] as const

/** The size of a page that cannot be read. */
const A4 = { width: 595, height: 842 }

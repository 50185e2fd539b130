import { ChevronDown, ChevronUp, MoveHorizontal, Search, ZoomIn, ZoomOut } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { cx } from '../../theme/cx.ts'
import { Announcement } from '../Announcement/Announcement.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './PdfViewer.css.ts'
import { FULL_SCALE } from './zoom.ts'

export interface PdfToolbarProps {
  /** The current page, from 1. */
  page: number
  /** The number of pages; 0 while the file loads. */
  pages: number
  /** Pixels per page unit; null while the file loads. */
  scale: number | null
  /** Whether a larger scale exists. */
  canZoomIn: boolean
  /** Whether a smaller scale exists. */
  canZoomOut: boolean
  /** Called with the number of the page to go to. */
  onPage: (page: number) => void
  /** Called by the button "Zoom in". */
  onZoomIn: () => void
  /** Called by the button "Zoom out". */
  onZoomOut: () => void
  /** Called by the button "Fit width". */
  onFit: () => void
  /** Called by the button "Find in document". */
  onFind: () => void
  /** Buttons at the end. */
  actions?: ReactNode
}

/** The page number and the zoom. */
export function PdfToolbar({
  page,
  pages,
  scale,
  canZoomIn,
  canZoomOut,
  onPage,
  onZoomIn,
  onZoomOut,
  onFit,
  onFind,
  actions,
}: PdfToolbarProps) {
  const percent = scale === null ? null : `${Math.round((scale / FULL_SCALE) * 100)}%`
  return (
    <div className={styles.toolbar}>
      <div className={styles.tools}>
        <IconButton
          label="Previous page"
          disabled={pages === 0 || page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <ChevronUp aria-hidden="true" />
        </IconButton>
        <PageField key={page} page={page} pages={pages} onPage={onPage} />
        <IconButton label="Next page" disabled={page >= pages} onClick={() => onPage(page + 1)}>
          <ChevronDown aria-hidden="true" />
        </IconButton>
      </div>
      <div className={cx(styles.tools, actions !== undefined && styles.hiddenIfNarrow)}>
        <IconButton label="Zoom out" disabled={!canZoomOut} onClick={onZoomOut}>
          <ZoomOut aria-hidden="true" />
        </IconButton>
        <span className={cx(styles.percent, styles.hiddenIfNarrow)}>{percent}</span>
        <IconButton label="Zoom in" disabled={!canZoomIn} onClick={onZoomIn}>
          <ZoomIn aria-hidden="true" />
        </IconButton>
        <IconButton label="Fit width" disabled={scale === null} onClick={onFit}>
          <MoveHorizontal aria-hidden="true" />
        </IconButton>
      </div>
      <IconButton label="Find in document" disabled={pages === 0} onClick={onFind}>
        <Search aria-hidden="true" />
      </IconButton>
      {actions}
      <Announcement>{pages === 0 ? '' : `Page ${page} of ${pages}`}</Announcement>
    </div>
  )
}

/** The number of the current page. Enter and leaving the field go to the page that was typed. */
function PageField({ page, pages, onPage }: Pick<PdfToolbarProps, 'page' | 'pages' | 'onPage'>) {
  const [text, setText] = useState(String(page))
  const submit = () => {
    const number = Number.parseInt(text, 10)
    if (Number.isNaN(number) || number === page) setText(String(page))
    else onPage(number)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form className={styles.pageForm} onSubmit={onSubmit}>
      <label className={styles.pageLabel}>
        Page
        <input
          className={styles.pageField}
          inputMode="numeric"
          autoComplete="off"
          size={Math.max(2, String(pages).length)}
          value={text}
          disabled={pages === 0}
          onChange={({ target }) => setText(target.value)}
          onBlur={submit}
        />
      </label>
      <span className={styles.count}>of {pages === 0 ? '…' : pages}</span>
    </form>
  )
}

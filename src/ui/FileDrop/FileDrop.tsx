import { CircleAlert, FileUp } from 'lucide-react'
import { type ComponentProps, type MouseEvent, useId, useRef } from 'react'
import { cx } from '../../theme/cx.ts'
import { error as errorLine } from '../Field/Field.css.ts'
import * as styles from './FileDrop.css.ts'
import { useFileDrag } from './useFileDrag.ts'

export interface FileDropProps extends Omit<ComponentProps<'button'>, 'title' | 'children'> {
  /** Every file dropped or chosen, in order, unfiltered: judging them is the caller's. */
  onFiles: (files: File[]) => void
  /** What to drop here; 'Drop documents here' unless given. */
  title?: string | undefined
  /** The line that names the accepted kinds: 'PDF, TXT, MD, DOCX'. */
  types?: string | undefined
  /** The kinds the file dialog offers: '.pdf,.txt'. */
  accept?: string | undefined
  /** The file dialog takes several; true unless given. */
  multiple?: boolean | undefined
  /** What was wrong with the files handed over last, in words. Shown below and announced at once. */
  error?: string | null | undefined
}

/**
 * A zone to drop files on; pressed, it opens the file dialog. `ref` and button attributes go to the zone, `className`
 * to the whole.
 */
export function FileDrop({
  onFiles,
  title = 'Drop documents here',
  types,
  accept,
  multiple = true,
  error,
  disabled = false,
  className,
  onClick,
  'aria-describedby': describedBy,
  ...props
}: FileDropProps) {
  const inputRef = useRef<HTMLInputElement>(null)
  const errorId = useId()

  function emitFiles(list: FileList | null) {
    const files = Array.from(list ?? [])
    if (files.length > 0) onFiles(files)
  }
  const { isOver, handlers } = useFileDrag(emitFiles, disabled)
  function chooseFiles(event: MouseEvent<HTMLButtonElement>) {
    onClick?.(event)
    if (!event.defaultPrevented) inputRef.current?.click()
  }

  return (
    <div className={cx(styles.root, className)} {...handlers}>
      <button
        type="button"
        {...props}
        className={styles.zone}
        data-over={isOver || undefined}
        data-invalid={Boolean(error) || undefined}
        disabled={disabled}
        aria-describedby={cx(describedBy, error && errorId) || undefined}
        onClick={chooseFiles}
      >
        <FileUp aria-hidden="true" />
        <span className={styles.title}>{title}</span>
        <span>
          or <span className={styles.action}>choose files</span>
        </span>
        {types && <span className={styles.types}>{types}</span>}
      </button>
      {error && (
        <div id={errorId} role="alert" className={errorLine}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </div>
      )}
      <input
        ref={inputRef}
        type="file"
        hidden
        tabIndex={-1}
        aria-hidden="true"
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          emitFiles(event.currentTarget.files)
          // So that the same file can be chosen again.
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}

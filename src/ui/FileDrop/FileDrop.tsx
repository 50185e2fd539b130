import { FileUp } from 'lucide-react'
import { type ComponentProps, type DragEvent, useRef, useState } from 'react'
import { cx } from '../../theme/cx.ts'
import * as styles from './FileDrop.css.ts'

export interface FileDropProps extends Omit<ComponentProps<'button'>, 'title' | 'children'> {
  /** Every file dropped or chosen, in order, unfiltered: judging them is the caller's. */
  onFiles: (files: File[]) => void
  title?: string | undefined
  /** The line that names the accepted kinds: 'PDF, TXT, MD, DOCX'. */
  types?: string | undefined
  /** For the file dialog: '.pdf,.txt'. */
  accept?: string | undefined
  multiple?: boolean | undefined
}

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** A zone to drop files on; pressed, it opens the file dialog. */
export function FileDrop({
  onFiles,
  title = 'Drop documents here',
  types,
  accept,
  multiple = true,
  disabled = false,
  className,
  ...props
}: FileDropProps) {
  const inputRef = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)

  function hand(list: FileList | null) {
    const files = Array.from(list ?? [])
    if (files.length > 0) onFiles(files)
  }
  function dragged(event: DragEvent) {
    if (!carriesFiles(event)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = disabled ? 'none' : 'copy'
    setOver(!disabled)
  }
  function dropped(event: DragEvent) {
    if (!carriesFiles(event)) return
    event.preventDefault()
    setOver(false)
    if (!disabled) hand(event.dataTransfer.files)
  }

  return (
    <div className={cx(styles.root, className)}>
      <button
        type="button"
        className={styles.zone}
        data-over={over || undefined}
        disabled={disabled}
        onClick={() => inputRef.current?.click()}
        onDragEnter={dragged}
        onDragOver={dragged}
        onDragLeave={() => setOver(false)}
        onDrop={dropped}
        {...props}
      >
        <FileUp aria-hidden="true" />
        <span className={styles.title}>{title}</span>
        <span>
          or <span className={styles.action}>choose files</span>
        </span>
        {types && <span className={styles.types}>{types}</span>}
      </button>
      <input
        ref={inputRef}
        type="file"
        hidden
        tabIndex={-1}
        aria-hidden="true"
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          hand(event.currentTarget.files)
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}

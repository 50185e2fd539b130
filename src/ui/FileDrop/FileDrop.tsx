import { FileUp } from 'lucide-react'
import { type ComponentProps, type DragEvent, type MouseEvent, useRef, useState } from 'react'
import { cx } from '../../theme/cx.ts'
import * as styles from './FileDrop.css.ts'

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** Whether files are dragged over an element, and the event handlers to attach. */
function useFileDrag(onDropped: (files: FileList) => void, disabled: boolean) {
  const [isOver, setOver] = useState(false)

  function dragged(event: DragEvent) {
    if (!carriesFiles(event)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = disabled ? 'none' : 'copy'
    setOver(!disabled)
  }
  function left(event: DragEvent) {
    const inside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
    if (!inside) setOver(false)
  }
  function dropped(event: DragEvent) {
    if (!carriesFiles(event)) return
    event.preventDefault()
    setOver(false)
    if (!disabled) onDropped(event.dataTransfer.files)
  }
  return {
    isOver,
    handlers: { onDragEnter: dragged, onDragOver: dragged, onDragLeave: left, onDrop: dropped },
  }
}

export interface FileDropProps extends Omit<ComponentProps<'button'>, 'title' | 'children'> {
  /** Called with all dropped or chosen files, in order and not validated. */
  onFiles: (files: File[]) => void
  /** Title. Defaults to 'Drop documents here'. */
  title?: string | undefined
  /** The accepted types as text: 'PDF, TXT, MD, DOCX'. */
  types?: string | undefined
  /** The accepted types of the file dialog: '.pdf,.txt'. */
  accept?: string | undefined
}

/**
 * A drop zone that opens the file dialog when pressed. `ref` and button attributes apply to the zone,
 * `className` to the root.
 */
export function FileDrop({
  onFiles,
  title = 'Drop documents here',
  types,
  accept,
  disabled = false,
  className,
  onClick,
  ...props
}: FileDropProps) {
  const inputRef = useRef<HTMLInputElement>(null)

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
        disabled={disabled}
        onClick={chooseFiles}
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
        multiple
        onChange={(event) => {
          emitFiles(event.currentTarget.files)
          // Reset, so that the same file can be chosen again.
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}

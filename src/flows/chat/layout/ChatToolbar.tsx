import { Download, Keyboard } from 'lucide-react'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { shortcutsButton } from './ChatView.css.ts'

export interface ChatToolbarProps {
  /** Undefined if the thread is empty: the button is not shown. */
  onExport?: (() => void) | undefined
  onHelp: () => void
}

/** Buttons that concern the whole chat: export and keyboard shortcuts. */
export function ChatToolbar({ onExport, onHelp }: ChatToolbarProps) {
  return (
    <>
      {onExport && (
        <IconButton label="Export the chat as Markdown" onClick={onExport}>
          <Download aria-hidden="true" />
        </IconButton>
      )}
      <IconButton
        label="Keyboard shortcuts"
        className={shortcutsButton}
        aria-keyshortcuts="?"
        onClick={onHelp}
      >
        <Keyboard aria-hidden="true" />
      </IconButton>
    </>
  )
}

import { Download, Keyboard } from 'lucide-react'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'

export interface ChatToolsProps {
  /** Left out where there is nothing to export. */
  onExport?: (() => void) | undefined
  onHelp: () => void
}

/** What concerns the chat as a whole. */
export function ChatTools({ onExport, onHelp }: ChatToolsProps) {
  return (
    <>
      {onExport && (
        <IconButton label="Export the chat as Markdown" onClick={onExport}>
          <Download aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label="Keyboard shortcuts" aria-keyshortcuts="?" onClick={onHelp}>
        <Keyboard aria-hidden="true" />
      </IconButton>
    </>
  )
}

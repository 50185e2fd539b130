import { Download, FileDown, FileText, Keyboard, Printer } from 'lucide-react'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Menu } from '../../../ui/Menu/Menu.tsx'
import { MenuItem } from '../../../ui/Menu/MenuItem.tsx'
import { shortcutsButton } from './ChatView.css.ts'

export interface ChatToolbarProps {
  /** The thread is empty: only the keyboard shortcuts are shown. */
  isEmpty: boolean
  onExport: () => void
  onPrint: () => void
  onHelp: () => void
}

export function ChatToolbar({ isEmpty, onExport, onPrint, onHelp }: ChatToolbarProps) {
  return (
    <>
      {!isEmpty && (
        <Menu
          align="end"
          trigger={
            <IconButton label="Export or print the chat">
              <Download aria-hidden="true" />
            </IconButton>
          }
        >
          <MenuItem icon={<FileText aria-hidden="true" />} onSelect={onExport}>
            Export as Markdown
          </MenuItem>
          <MenuItem icon={<Printer aria-hidden="true" />} onSelect={onPrint}>
            Print
          </MenuItem>
          <MenuItem icon={<FileDown aria-hidden="true" />} onSelect={onPrint}>
            Save as PDF
          </MenuItem>
        </Menu>
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

import type { ReactNode } from 'react'
import { visuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.css.ts'
import type { ChatColumnsProps } from './ChatColumns.tsx'
import { ChatColumns } from './ChatColumns.tsx'
import * as styles from './ChatView.css.ts'

export interface ChatViewProps extends ChatColumnsProps {
  /** Shown instead of the chat without backend access. */
  backendAccess?: ReactNode
}

export function ChatView({ backendAccess, ...props }: ChatViewProps) {
  return (
    <div className={styles.page}>
      <h1 className={visuallyHidden}>Chat</h1>
      {props.state.matches('noBackend') ? (
        <div className={styles.centered}>{backendAccess}</div>
      ) : (
        <ChatColumns {...props} />
      )}
    </div>
  )
}

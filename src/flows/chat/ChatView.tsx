import { visuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.css.ts'
import { BackendIssue } from './BackendIssue.tsx'
import type { ChatColumnsProps } from './ChatColumns.tsx'
import { ChatColumns } from './ChatColumns.tsx'
import * as styles from './ChatView.css.ts'

export function ChatView(props: ChatColumnsProps) {
  return (
    <div className={styles.page}>
      <h1 className={visuallyHidden}>Chat</h1>
      {props.state.matches('noBackend') ? <BackendIssue send={props.send} /> : <ChatColumns {...props} />}
    </div>
  )
}

import type { ViewState } from '../../machines/viewState.ts'
import { visuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.css.ts'
import { BackendIssue } from './BackendIssue.tsx'
import { ChatColumns } from './ChatColumns.tsx'
import * as styles from './ChatView.css.ts'
import type { chatMachine } from './chat.machine.ts'
import type { ChatRequest } from './chat.setup.ts'

export interface ChatViewProps {
  state: ViewState<typeof chatMachine>
  send: (event: ChatRequest) => void
  userName: string
  assistantName: string
}

export function ChatView(props: ChatViewProps) {
  return (
    <div className={styles.page}>
      <h1 className={visuallyHidden}>Chat</h1>
      {props.state.matches('noBackend') ? <BackendIssue send={props.send} /> : <ChatColumns {...props} />}
    </div>
  )
}

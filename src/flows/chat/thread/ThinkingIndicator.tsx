import * as message from './Message.css.ts'
import { AssistantAvatar, AvatarColumn } from './MessageFrame.tsx'
import * as styles from './Thread.css.ts'

/** Shown in place of the pending answer. The live region announces it separately. */
export function ThinkingIndicator({ assistantName }: { assistantName: string }) {
  return (
    <div className={`${styles.laterMessage} ${message.message}`}>
      <AvatarColumn>
        <AssistantAvatar />
      </AvatarColumn>
      <p className={styles.thinking}>
        {assistantName} is thinking
        <span className={styles.dots} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      </p>
    </div>
  )
}

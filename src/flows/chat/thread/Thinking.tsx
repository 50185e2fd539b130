import * as message from './Message.css.ts'
import { Face, MachineSign } from './MessageFrame.tsx'
import * as styles from './Thread.css.ts'

/** In the place of the answer that is on its way. That it is, the live region says. */
export function Thinking({ assistantName }: { assistantName: string }) {
  return (
    <div className={`${styles.following} ${message.message}`}>
      <Face>
        <MachineSign />
      </Face>
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

import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import * as message from './Message.css.ts'
import { AvatarColumn } from './MessageFrame.tsx'
import * as styles from './Thread.css.ts'

const QUESTION = ['62%']
const ANSWER = ['94%', '88%', '97%', '54%']

export function ThreadSkeleton() {
  return (
    <>
      <Lines widths={QUESTION} label="Loading the chat" />
      <Lines widths={ANSWER} />
    </>
  )
}

function Lines({ widths, label }: { widths: readonly string[]; label?: string }) {
  return (
    <div className={`${label ? styles.message : styles.laterMessage} ${message.message}`}>
      <AvatarColumn>
        <Skeleton width="28px" height="28px" />
      </AvatarColumn>
      <div>
        <Skeleton width="96px" height="10px" label={label} />
        <div className={styles.skeleton}>
          {widths.map((width) => (
            <Skeleton key={width} width={width} height="12px" />
          ))}
        </div>
      </div>
    </div>
  )
}

import { ArrowLeft } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../../../src/ui/Button/Button.tsx'
import { CopyButton } from '../../../src/ui/CopyButton/CopyButton.tsx'
import type { MailRow } from '../../hosted/rows.ts'
import { LetterFrame } from './LetterFrame.tsx'
import * as styles from './MessageView.css.ts'
import { codeOf, fullTime, isTextMessage, SENDER } from './message.ts'

export interface MessageViewProps {
  mail: MailRow
  /** Whether the subject gets the focus, because the message was opened. */
  isFocused: boolean
  /** Shows the list again, on narrow screens. */
  onBack: () => void
  /** A link of the message was followed, which may lead to the current page. */
  onFollow: () => void
}

export function MessageView({ mail, isFocused, onBack, onFollow }: MessageViewProps) {
  const headingId = useId()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const isText = isTextMessage(mail)

  useEffect(() => {
    if (isFocused) headingRef.current?.focus()
  }, [isFocused])

  return (
    <article aria-labelledby={headingId} className={styles.root}>
      <div className={styles.back}>
        <Button
          size="small"
          variant="quiet"
          edge="start"
          icon={<ArrowLeft aria-hidden="true" />}
          onClick={onBack}
        >
          All messages
        </Button>
      </div>
      <header className={styles.head}>
        <h3 ref={headingRef} id={headingId} tabIndex={-1} className={styles.subject}>
          {mail.subject}
        </h3>
        <dl className={styles.details}>
          <dt>From</dt>
          <dd>{isText ? SENDER.name : `${SENDER.name} <${SENDER.address}>`}</dd>
          <dt>To</dt>
          <dd>{mail.to}</dd>
          <dt>Sent</dt>
          <dd>
            <time dateTime={mail.sent_at}>{fullTime(mail.sent_at)}</time>
          </dd>
        </dl>
      </header>
      {isText ? <TextMessage mail={mail} /> : <LetterFrame mail={mail} onFollow={onFollow} />}
    </article>
  )
}

function TextMessage({ mail }: { mail: MailRow }) {
  const code = codeOf(mail)
  return (
    <div className={styles.textMessage}>
      <div className={styles.bubble}>
        {mail.body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {code !== null && (
        <div className={styles.code}>
          <code className={styles.digits}>{code}</code>
          <CopyButton text={code} what="code" size="small" />
        </div>
      )}
    </div>
  )
}

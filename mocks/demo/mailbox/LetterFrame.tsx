import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { MailRow } from '../../hosted/rows.ts'
import letterStyles from './letter.css?url'
import * as styles from './MessageView.css.ts'
import { SENDER } from './message.ts'

/** No scripts. Links open in this tab, or in another one if the person asks the browser for that. */
const SANDBOX =
  'allow-same-origin allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox'

export interface LetterFrameProps {
  mail: MailRow
  onFollow: () => void
}

/** The text of an email in a frame without scripts, as high as its content. */
export function LetterFrame({ mail, onFollow }: LetterFrameProps) {
  const frameRef = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement | null>(null)
  const [height, setHeight] = useState(0)

  function prepare(): void {
    const content = frameRef.current?.contentDocument
    if (!content || content.body === body) return
    content.documentElement.lang = 'en'
    const link = content.createElement('link')
    link.rel = 'stylesheet'
    link.href = letterStyles
    content.head.append(link)
    setBody(content.body)
  }

  useEffect(prepare)

  useEffect(() => {
    if (body === null) return
    const observer = new ResizeObserver(() => setHeight(body.offsetHeight))
    observer.observe(body)
    return () => observer.disconnect()
  }, [body])

  return (
    <>
      <iframe
        ref={frameRef}
        title={`Message: ${mail.subject}`}
        sandbox={SANDBOX}
        className={styles.frame}
        style={{ height }}
        // Some browsers replace the empty document when it has loaded.
        onLoad={prepare}
      />
      {body && createPortal(<Letter mail={mail} onFollow={onFollow} />, body)}
    </>
  )
}

function Letter({ mail: { body, link }, onFollow }: LetterFrameProps) {
  return (
    <main>
      <p className="sender">{SENDER.name}</p>
      {body.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {link && (
        <p>
          <a className="button" href={link.href} target="_top" onClick={onFollow}>
            {link.label}
          </a>
        </p>
      )}
    </main>
  )
}

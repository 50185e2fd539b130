import { Announcement } from '../../ui/Announcement/Announcement.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { StatusPie } from '../../ui/StatusPie/StatusPie.tsx'
import * as styles from './AccountCreation.css.ts'
import { CALL_TEXTS } from './callTexts.ts'
import { Heading } from './Heading.tsx'
import { CALL_STATES, type CallState } from './onboarding.context.ts'

interface CallListProps {
  /** The running or failed call. */
  at: CallState
  hasFailed?: boolean
  /** Whether there is a setup link to mark as used. */
  hasLink: boolean
}

export function CallList({ at, hasFailed = false, hasLink }: CallListProps) {
  const calls = CALL_STATES.filter((call) => call !== 'savingProfile' && (hasLink || call !== 'claiming'))
  const current = calls.indexOf(at)
  return (
    <ol className={styles.list} aria-label="Creating your account">
      {calls.map((call, index) => {
        const status = index < current ? 'done' : index > current ? 'todo' : hasFailed ? 'failed' : 'now'
        return (
          <li
            key={call}
            className={styles.item}
            data-status={status}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.glyph}>
              <Glyph status={status} />
            </span>
            {CALL_TEXTS[call].doing}
          </li>
        )
      })}
    </ol>
  )
}

function Glyph({ status }: { status: 'done' | 'todo' | 'failed' | 'now' }) {
  switch (status) {
    case 'done':
      return <StatusPie shape="check" label="Done" />
    case 'failed':
      return <StatusPie shape="cross" label="Failed" />
    case 'now':
      return <Spinner />
    default:
      return <StatusPie shape="pending" />
  }
}

export function AccountCreation({ at, hasLink }: { at: CallState; hasLink: boolean }) {
  return (
    <>
      <Heading title="Creating your account" lead="This takes a moment. Please keep this page open." />
      <CallList at={at} hasLink={hasLink} />
      <Announcement>{CALL_TEXTS[at].doing}</Announcement>
    </>
  )
}

/** A message with a spinner, shown until the page continues automatically. */
export function ClosingMessage({ title, text }: { title: string; text: string }) {
  return (
    <>
      <Heading title={title} />
      <Spinner label={text} showLabel size="medium" className={styles.waiting} />
    </>
  )
}

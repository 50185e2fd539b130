import { Button } from '../../../src/ui/Button/Button.tsx'
import type { ClockChange } from '../../control/bodies.ts'
import { durationInWords } from '../link/duration.ts'
import * as styles from './PanelView.css.ts'
import type { SectionProps } from './sectionProps.ts'

const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * MINUTE_MS

const CHANGES: readonly { readonly label: string; readonly clock: ClockChange }[] = [
  { label: '+1 minute', clock: { advanceMs: MINUTE_MS } },
  { label: '+1 day', clock: { advanceMs: DAY_MS } },
  { label: '+8 days', clock: { advanceMs: 8 * DAY_MS } },
  { label: 'Expire the session now', clock: { expireTokens: true } },
]

export function ClockSection({ state, send, controls: { clock } }: SectionProps) {
  const isBusy = state.hasTag('busy')
  const change = (change: ClockChange) =>
    send({ type: 'change.requested', change: { kind: 'clock', clock: change } })
  return (
    <section className={styles.section} aria-labelledby="demo-clock">
      <h3 id="demo-clock" className={styles.sectionTitle}>
        Clock
      </h3>
      <p>
        <time className={styles.time} dateTime={clock.now}>
          {formatTime(clock.now)}
        </time>
      </p>
      <p className={styles.note}>
        {clock.offsetMs > 0
          ? `${durationInWords(clock.offsetMs)} ahead of the real time.`
          : 'The real time. Setup links expire after seven days.'}
      </p>
      <div className={styles.buttons}>
        {CHANGES.map(({ label, clock }) => (
          <Button key={label} size="small" disabled={isBusy} onClick={() => change(clock)}>
            {label}
          </Button>
        ))}
        {clock.offsetMs > 0 && (
          <Button size="small" disabled={isBusy} onClick={() => change({ reset: true })}>
            Back to the real time
          </Button>
        )}
      </div>
    </section>
  )
}

/** Day, date and time in the local time zone: 'Mon, Nov 23, 2026, 9:00 AM'. */
function formatTime(timestamp: string): string {
  return new Date(timestamp).toLocaleString('en', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
}

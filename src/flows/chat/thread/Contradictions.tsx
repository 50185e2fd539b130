import { TriangleAlert } from 'lucide-react'
import { Fragment, use } from 'react'
import { CONFIDENCE_LEVELS, stepOf } from '../../../domain/confidence.ts'
import { percentOf } from '../../../lib/scale.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { formatRecentDay } from '../../../lib/text/format.ts'
import { DecisionSlot } from '../../../modules/disagreements/decisionSlot.ts'
import { cx } from '../../../theme/cx.ts'
import { ramp } from '../../../theme/ramp.css.ts'
import { ConfidenceMeter } from '../../../ui/ConfidenceMeter/ConfidenceMeter.tsx'
import { MiddleTruncate } from '../../../ui/MiddleTruncate/MiddleTruncate.tsx'
import { isSameSource, sourceLabel, useSourceSelection } from '../evidence/sourceSelection.ts'
import type { ShownSide } from '../messages/contradictionSides.ts'
import { CONTRADICTION_TITLE, leadingSide, MAX_VALUE_LENGTH } from '../messages/contradictionSides.ts'
import type { ThreadMessage } from '../messages/messages.ts'
import { sourceLocation } from '../messages/sources.ts'
import * as styles from './Contradictions.css.ts'

export interface ContradictionsProps {
  answer: ThreadMessage
  contradictions: readonly ShownSide[][]
  /** Shows a warning. Otherwise only the sides. */
  isAlert: boolean
}

/** The contradictions of an answer, the sides of each one beside one another. A side is a button that opens its source. */
export function Contradictions({ answer, contradictions, isAlert }: ContradictionsProps) {
  const Decide = use(DecisionSlot)
  return (
    // A group instead of a section: a thread may contain many, and landmarks have unique names.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div role="group" className={styles.root} aria-label={CONTRADICTION_TITLE}>
      {isAlert ? (
        <p className={styles.alert}>
          <TriangleAlert aria-hidden="true" />
          {CONTRADICTION_TITLE}
        </p>
      ) : (
        <p className={styles.title}>Where they disagree</p>
      )}
      {contradictions.map((sides) => {
        const id = sides[0]?.disagreementId ?? null
        const leading = leadingSide(sides, answer)
        return (
          <Fragment key={sides.map(({ text, index }) => `${index} ${text}`).join()}>
            <ul className={styles.sides}>
              {sides.map((side) => (
                <li key={`${side.index} ${side.text}`}>
                  <Side answerId={answer.id} side={side} />
                </li>
              ))}
            </ul>
            {leading && (
              <p className={styles.title}>
                {nameOf(leading.side)} leads: {leading.reason}.
              </p>
            )}
            {Decide && id !== null && <Decide id={id} firstValue={sides[0]?.text ?? ''} />}
          </Fragment>
        )
      })}
    </div>
  )
}

const nameOf = ({ text, source }: ShownSide) =>
  text.length > MAX_VALUE_LENGTH ? toDisplayName(source.filename) : `“${text}”`

function Side({ answerId, side }: { answerId: string; side: ShownSide }) {
  const { highlighted, selected, highlight, select } = useSourceSelection()
  const { text, source, index, uploadedAt } = side
  const ref = { answerId, index }
  const day = uploadedAt && formatRecentDay(uploadedAt)
  const place = [sourceLocation(source), day].filter(Boolean).join(' · ')
  return (
    <button
      type="button"
      className={cx(styles.side, ramp[stepOf(source.confidence)])}
      aria-label={[text, `${percentOf(source.confidence)} confidence`, sourceLabel(index + 1, source), day]
        .filter(Boolean)
        .join(', ')}
      aria-current={isSameSource(selected, ref) || undefined}
      data-highlighted={isSameSource(highlighted, ref) || undefined}
      onPointerEnter={() => highlight(ref)}
      onPointerLeave={() => highlight(null)}
      onFocus={() => highlight(ref)}
      onBlur={() => highlight(null)}
      onClick={(event) => select(ref, event.currentTarget)}
    >
      <span className={text.length > MAX_VALUE_LENGTH ? styles.sentence : styles.value} dir="auto">
        {text}
      </span>
      <ConfidenceMeter levels={CONFIDENCE_LEVELS} value={source.confidence} />
      <span className={styles.origin}>
        <span className={styles.number}>{index + 1}</span>
        <MiddleTruncate text={toDisplayName(source.filename)} />
      </span>
      {/* An empty line keeps the origins of a row aligned. */}
      <span className={styles.place}>{place || '\u00a0'}</span>
    </button>
  )
}

import type { ComponentProps } from 'react'
import { levelOf, percentOf, type ScaleLevels } from '../../lib/scale.ts'
import { cx } from '../../theme/cx.ts'
import { ramp } from '../../theme/ramp.css.ts'
import type { Step } from '../../theme/scale.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './ConfidenceMeter.css.ts'

export interface ConfidenceMeterProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** The share (0 to 1). Null and NaN are shown as 'Unknown'. */
  value: number | null
  /** The words and thresholds: `CONFIDENCE_LEVELS` of the product. */
  levels: ScaleLevels<Step>
  /** What is measured. Defaults to 'Confidence'. Visible only in the compact form. */
  label?: string | undefined
  /** `full` (default): word, bar and percentage. `compact`: label, short bar and percentage. */
  form?: 'full' | 'compact' | undefined
  /** Shows the word in the compact form too; otherwise only assistive technology gets it. */
  showWord?: boolean | undefined
}

/** A share as step, word, percentage and number; null if unknown. */
function readingOf(levels: ScaleLevels<Step>, value: number | null) {
  if (value === null || Number.isNaN(value)) return null
  const { step, word } = levelOf(levels, value)
  const percent = percentOf(value)
  return { step, word, percent, figure: Number.parseFloat(percent) }
}

type Reading = NonNullable<ReturnType<typeof readingOf>>

const meterOf = (label: string, { word, percent, figure }: Reading) => ({
  role: 'meter',
  'aria-label': label,
  'aria-valuemin': 0,
  'aria-valuemax': 100,
  'aria-valuenow': figure,
  'aria-valuetext': `${word}, ${percent}`,
})

/** A share as word, bar or cells and percentage. */
export function ConfidenceMeter({
  value,
  levels,
  label = 'Confidence',
  form,
  showWord = false,
  className,
  ...props
}: ConfidenceMeterProps) {
  const reading = readingOf(levels, value)
  const Form = form === 'compact' ? Compact : Full
  return (
    <div
      className={cx(styles.meter({ form }), reading && ramp[reading.step], className)}
      {...(reading && meterOf(label, reading))}
      {...props}
    >
      <Form reading={reading} label={label} showWord={showWord} />
    </div>
  )
}

interface FormProps extends Pick<ConfidenceMeterProps, 'label' | 'showWord'> {
  reading: Reading | null
}

function Full({ reading, label }: FormProps) {
  if (reading === null) {
    return (
      <>
        <VisuallyHidden>{label}: </VisuallyHidden>
        <span className={cx(styles.wordColumn, styles.unknown)}>Unknown</span>
        <Track reading={null} />
        <span className={styles.percent} />
      </>
    )
  }
  return (
    <>
      <span className={cx(styles.wordColumn, styles.word)}>{reading.word}</span>
      <Track reading={reading} />
      <span className={styles.percent}>
        <bdi>{reading.percent}</bdi>
      </span>
    </>
  )
}

function Compact({ reading, label, showWord }: FormProps) {
  return (
    <>
      <span>{label}</span>
      <Track reading={reading} />
      {reading === null ? (
        <span>unknown</span>
      ) : (
        <>
          {showWord && <span className={styles.word}>{reading.word}</span>}
          <bdi className={styles.value}>{reading.percent}</bdi>
        </>
      )}
    </>
  )
}

function Track({ reading }: { reading: Reading | null }) {
  return (
    <span className={styles.track}>
      {reading && <span className={styles.fill} style={{ width: `${reading.figure}%` }} />}
    </span>
  )
}

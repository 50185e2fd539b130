import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { ramp } from '../../theme/ramp.css.ts'
import { clampShare, percentOf, stepOf, wordOf } from '../../theme/scale.ts'
import { ScaleCells } from '../ScaleCells/ScaleCells.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './ConfidenceMeter.css.ts'

export interface ConfidenceMeterProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** 0 to 1. */
  value: number
  /** What is measured: 'Confidence', 'Salience'. Shown in the compact form, else only read out. */
  label?: string | undefined
  /** `full`: word, bar and percent on a line. `compact`: label, six cells and percent. */
  form?: 'full' | 'compact' | undefined
  /** Shows the word in the compact form too; else it is only read out there. */
  showWord?: boolean | undefined
}

/** A share on the data scale. */
export function ConfidenceMeter({
  value,
  label = 'Confidence',
  form = 'full',
  showWord = false,
  className,
  ...props
}: ConfidenceMeterProps) {
  const share = clampShare(value)
  const word = wordOf(share)
  const percent = percentOf(share)
  const meter = {
    role: 'meter',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': Math.round(share * 1000) / 10,
    'aria-valuetext': `${word}, ${percent}`,
  }
  if (form === 'compact') {
    return (
      <div className={cx(styles.compact, ramp[stepOf(share)], className)} {...meter} {...props}>
        <span>{label}</span>
        <ScaleCells step={stepOf(share)} />
        {showWord ? <span className={styles.word}>{word}</span> : <VisuallyHidden>{word}</VisuallyHidden>}
        <span className={styles.value}>{percent}</span>
      </div>
    )
  }
  return (
    <div className={cx(styles.full, ramp[stepOf(share)], className)} {...meter} {...props}>
      <span className={styles.word}>{word}</span>
      <span className={styles.track}>
        <span className={styles.fill} style={{ width: `${share * 100}%` }} />
      </span>
      <span className={styles.percent}>{percent}</span>
    </div>
  )
}

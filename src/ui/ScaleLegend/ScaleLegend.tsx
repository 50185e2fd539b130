import type { ComponentProps } from 'react'
import { clampShare, levelOf, percentOf, type ScaleLevels } from '../../lib/scale.ts'
import { cx } from '../../theme/cx.ts'
import { ramp } from '../../theme/ramp.css.ts'
import type { Step } from '../../theme/scale.ts'
import { ScaleCells } from '../ScaleCells/ScaleCells.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './ScaleLegend.css.ts'

export interface ScaleMark {
  /** Name of the value, for assistive technology only. */
  label: string
  /** The share, 0 to 1. */
  value: number
}

export interface ScaleLegendProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The words and thresholds: `CONFIDENCE_LEVELS` of the product. */
  levels: ScaleLevels<Step>
  /** `strip` (default) has the full width and shows thresholds; `compact` is a small key. */
  form?: 'strip' | 'compact' | undefined
  /** Values marked by rings on the strip. */
  marks?: readonly ScaleMark[] | undefined
}

/** The upper limit of a level. */
const endOf = (levels: ScaleLevels, index: number) => levels[index + 1]?.from ?? 1
const wholePercent = (share: number) => `${Math.round(share * 100)}\u00a0%`
const boundOf = (from: number, end: number) =>
  from === 0 ? `under ${wholePercent(end)}` : `from ${wholePercent(from)}`

/** The words of the six levels and their thresholds. */
export function ScaleLegend({ levels, form = 'strip', marks = [], className, ...props }: ScaleLegendProps) {
  return (
    <ol aria-label="Confidence scale" className={cx(styles.legend({ form }), className)} {...props}>
      {levels.map(({ step, word, from }, index) =>
        form === 'compact' ? (
          <li key={step} className={styles.compactItem}>
            <ScaleCells step={step} />
            {word}
          </li>
        ) : (
          <li key={step} className={cx(styles.stripItem, ramp[step])}>
            <span>{word}</span>
            <span className={styles.from}>
              <bdi>{boundOf(from, endOf(levels, index))}</bdi>
            </span>
            {marks
              .filter(({ value }) => levelOf(levels, value).step === step)
              .map(({ label, value }) => (
                <Mark key={label} label={label} value={value} from={from} end={endOf(levels, index)} />
              ))}
          </li>
        ),
      )}
    </ol>
  )
}

/** A ring at its position within its level, limited to the level's width. */
function Mark({ label, value, from, end }: ScaleMark & { from: number; end: number }) {
  const share = Math.max(0, (clampShare(value) - from) / (end - from))
  return (
    <span className={styles.mark} style={{ insetInlineStart: `clamp(6px, ${share * 100}%, 100% - 7px)` }}>
      <VisuallyHidden>
        {label}, {percentOf(value)}
      </VisuallyHidden>
    </span>
  )
}

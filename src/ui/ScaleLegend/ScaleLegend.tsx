import type { ComponentProps } from 'react'
import { clampShare, levelOf, percentOf, type ScaleLevels } from '../../lib/scale.ts'
import { cx } from '../../theme/cx.ts'
import { ramp } from '../../theme/ramp.css.ts'
import type { Step } from '../../theme/scale.ts'
import { ScaleCells } from '../ScaleCells/ScaleCells.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './ScaleLegend.css.ts'

/** Something whose place on the scale is marked by a ring. */
export interface ScaleMark {
  /** What stands there; only read out, because the page shows it elsewhere. */
  label: string
  /** Where: a share, 0 to 1. */
  value: number
}

export interface ScaleLegendProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The words and thresholds: `CONFIDENCE_LEVELS` of the product. */
  levels: ScaleLevels<Step>
  /** `strip` (default) spreads over a page's width, with thresholds; `compact` is a key beside the figures. */
  form?: 'strip' | 'compact' | undefined
  /** Rings on the strip: what the page shows, at its place on the scale. */
  marks?: readonly ScaleMark[] | undefined
}

/** Where a step ends: where the next begins. */
const endOf = (levels: ScaleLevels, index: number) => levels[index + 1]?.from ?? 1
const wholePercent = (share: number) => `${Math.round(share * 100)}\u00a0%`
const boundOf = (from: number, end: number) =>
  from === 0 ? `under ${wholePercent(end)}` : `from ${wholePercent(from)}`

/** What the six colours say: the scale's words and where each begins. */
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

/** A ring at its place between the two ends of its step, and never across them. */
function Mark({ label, value, from, end }: ScaleMark & { from: number; end: number }) {
  const place = Math.max(0, (clampShare(value) - from) / (end - from))
  return (
    <span className={styles.mark} style={{ insetInlineStart: `clamp(6px, ${place * 100}%, 100% - 7px)` }}>
      <VisuallyHidden>
        {label}, {percentOf(value)}
      </VisuallyHidden>
    </span>
  )
}

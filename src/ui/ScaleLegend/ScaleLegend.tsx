import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { ramp } from '../../theme/ramp.css.ts'
import { scale } from '../../theme/scale.ts'
import { ScaleCells } from '../ScaleCells/ScaleCells.tsx'
import * as styles from './ScaleLegend.css.ts'

const boundOf = (from: number, next: number | undefined) =>
  from === 0 ? `under ${Math.round((next ?? 1) * 100)}\u00a0%` : `from ${Math.round(from * 100)}\u00a0%`

export interface ScaleLegendProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** `strip` spreads over a page's width; `compact` is a key beside the figures. */
  form?: 'strip' | 'compact' | undefined
}

/** What the six colours say: the scale's words and where each begins. */
export function ScaleLegend({ form = 'strip', className, ...props }: ScaleLegendProps) {
  const strip = form === 'strip'
  return (
    <ol
      aria-label="Confidence scale"
      className={cx(strip ? styles.strip : styles.compact, className)}
      {...props}
    >
      {scale.map(({ step, word, from }, index) => (
        <li key={step} className={cx(strip ? styles.stripItem : styles.compactItem, ramp[step])}>
          {!strip && <ScaleCells step={step} />}
          <span>{word}</span>
          {strip && <span className={styles.from}>{boundOf(from, scale[index + 1]?.from)}</span>}
        </li>
      ))}
    </ol>
  )
}

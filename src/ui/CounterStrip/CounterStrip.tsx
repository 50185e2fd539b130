import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { StatusPie, type StatusShape } from '../StatusPie/StatusPie.tsx'
import * as styles from './CounterStrip.css.ts'

export interface Counter {
  label: string
  /** The figure, formatted; null while it loads. */
  value: ReactNode
  /** The glyph of the status counted: the strip is the list's key. */
  shape?: StatusShape | undefined
  /** A quiet line below. */
  note?: ReactNode
}

export interface CounterStripProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Four stand best: side by side, two by two on phones. */
  items: readonly Counter[]
  /** 20 or 40 pixel figures. */
  size?: 'compact' | 'large' | undefined
}

/** Labelled figures in one panel, divided by hairlines. */
export function CounterStrip({ items, size = 'compact', className, ...props }: CounterStripProps) {
  return (
    <dl className={cx(styles.strip, className)} {...props}>
      {items.map(({ label, value, shape, note }) => (
        <div key={label} className={styles.item}>
          <dt className={styles.label}>
            {shape && <StatusPie shape={shape} size={12} />}
            {label}
          </dt>
          <dd className={styles.value[size]}>{value ?? <Skeleton label="Loading" width="48px" />}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

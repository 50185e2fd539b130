import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { ramp } from '../../theme/ramp.css.ts'
import { StatusPie } from '../StatusPie/StatusPie.tsx'
import { rampStepAt } from './rampStepAt.ts'
import * as styles from './Stepper.css.ts'

export interface StepperStep {
  /** Unique id. */
  id: string
  /** The label, one or two words. */
  label: string
}

export interface StepperProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the list: 'Setting up'. */
  label: string
  /** The steps in order. */
  steps: readonly StepperStep[]
  /** Index of the current step, from 0; the number of steps when all are done. */
  current: number
  /**
   * A `vertical` (default) list, a `horizontal` row, or `compact`: a bar with the name of the current step.
   * Always compact on narrow pages.
   */
  form?: 'vertical' | 'horizontal' | 'compact' | undefined
  /** Makes completed steps buttons; called with the index of the pressed step. */
  onBack?: ((index: number) => void) | undefined
}

/** The progress in a sequence of steps. */
export function Stepper({
  label,
  steps,
  current,
  form = 'vertical',
  onBack,
  className,
  ...props
}: StepperProps) {
  const now = steps[current]
  const colorOf = (index: number) => ramp[rampStepAt(index, steps.length)]
  return (
    <div className={cx(styles.root, className)} {...props}>
      <div className={styles.summary}>
        <span>{now ? `Step ${current + 1} of ${steps.length}` : `All ${steps.length} steps done`}</span>
        {now && <span className={styles.name({ form })}>{now.label}</span>}
      </div>
      <div className={styles.bar} aria-hidden="true">
        {steps.map(({ id }, index) => (
          <span
            key={id}
            className={cx(styles.cell, colorOf(index))}
            data-on={index <= current || undefined}
          />
        ))}
      </div>
      <ol
        aria-label={label}
        className={styles.list({ form })}
        data-horizontal={form === 'horizontal' || undefined}
      >
        {steps.map((step, index) => (
          <li key={step.id} aria-current={index === current ? 'step' : undefined}>
            <Row index={index} current={current} of={steps.length} label={step.label} onBack={onBack} />
          </li>
        ))}
      </ol>
    </div>
  )
}

interface RowProps extends Pick<StepperProps, 'label' | 'current' | 'onBack'> {
  index: number
  of: number
}

function Row({ index, of, current, label, onBack }: RowProps) {
  const isDone = index < current
  const shape = isDone ? 'check' : index === current ? 'half' : 'pending'
  const inner = (
    <>
      <StatusPie
        shape={shape}
        step={shape === 'pending' ? undefined : rampStepAt(index, of)}
        label={isDone ? 'Done' : undefined}
      />
      <span className={styles.word}>{label}</span>
    </>
  )
  if (!isDone || !onBack) return <div className={styles.row}>{inner}</div>
  return (
    <button type="button" className={cx(styles.row, styles.back)} onClick={() => onBack(index)}>
      {inner}
    </button>
  )
}

import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { ramp } from '../../theme/ramp.css.ts'
import { StatusPie } from '../StatusPie/StatusPie.tsx'
import { rampStepAt } from './rampStepAt.ts'
import * as styles from './Stepper.css.ts'

/** One step of the way. */
export interface StepperStep {
  /** Tells the steps apart. */
  id: string
  /** What is done in it, in a word or two. */
  label: string
}

export interface StepperProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the list of steps for assistive technology: 'Setting up'. */
  label: string
  /** The steps, in their order. */
  steps: readonly StepperStep[]
  /** The place of the current step, counted from 0; the number of steps once all are done. */
  current: number
  /**
   * A `vertical` rail, a `horizontal` row, or `compact`: a bar with the current step's name. On narrow pages it
   * is always compact. Vertical unless given.
   */
  form?: 'vertical' | 'horizontal' | 'compact' | undefined
  /** Makes every step that is done a button that goes back to it; takes the step's place. */
  onBack?: ((place: number) => void) | undefined
}

/** Where the reader stands on a way of several steps: what is done, what is now and what is to come. */
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
  const colorOf = (place: number) => ramp[rampStepAt(place, steps.length)]
  return (
    <div className={cx(styles.root, className)} {...props}>
      <div className={styles.summary}>
        <span>{now ? `Step ${current + 1} of ${steps.length}` : `All ${steps.length} steps done`}</span>
        {now && <span className={styles.name({ form })}>{now.label}</span>}
      </div>
      <div className={styles.bar} aria-hidden="true">
        {steps.map(({ id }, place) => (
          <span
            key={id}
            className={cx(styles.cell, colorOf(place))}
            data-on={place <= current || undefined}
          />
        ))}
      </div>
      <ol
        aria-label={label}
        className={styles.list({ form })}
        data-horizontal={form === 'horizontal' || undefined}
      >
        {steps.map((step, place) => (
          <li key={step.id} aria-current={place === current ? 'step' : undefined}>
            <Row place={place} current={current} of={steps.length} label={step.label} onBack={onBack} />
          </li>
        ))}
      </ol>
    </div>
  )
}

interface RowProps extends Pick<StepperProps, 'label' | 'current' | 'onBack'> {
  place: number
  of: number
}

function Row({ place, of, current, label, onBack }: RowProps) {
  const isDone = place < current
  const shape = isDone ? 'check' : place === current ? 'half' : 'pending'
  const inner = (
    <>
      <StatusPie
        shape={shape}
        step={shape === 'pending' ? undefined : rampStepAt(place, of)}
        label={isDone ? 'Done' : undefined}
      />
      <span className={styles.word}>{label}</span>
    </>
  )
  if (!isDone || !onBack) return <div className={styles.row}>{inner}</div>
  return (
    <button type="button" className={cx(styles.row, styles.back)} onClick={() => onBack(place)}>
      {inner}
    </button>
  )
}

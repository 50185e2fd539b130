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
}

/** The progress in a sequence of steps: a list; on narrow pages, a bar with the name of the current step. */
export function Stepper({ label, steps, current, className, ...props }: StepperProps) {
  const now = steps[current]
  return (
    <div className={cx(styles.root, className)} {...props}>
      <div className={styles.summary}>
        <span>{now ? `Step ${current + 1} of ${steps.length}` : `All ${steps.length} steps done`}</span>
        {now && <span className={styles.name}>{now.label}</span>}
      </div>
      <div className={styles.bar} aria-hidden="true">
        {steps.map(({ id }, index) => (
          <span
            key={id}
            className={cx(styles.cell, ramp[rampStepAt(index, steps.length)])}
            data-on={index <= current || undefined}
          />
        ))}
      </div>
      <ol aria-label={label} className={styles.list}>
        {steps.map((step, index) => {
          const shape = index < current ? 'check' : index === current ? 'half' : 'pending'
          return (
            <li key={step.id} aria-current={index === current ? 'step' : undefined} className={styles.row}>
              <StatusPie
                shape={shape}
                step={shape === 'pending' ? undefined : rampStepAt(index, steps.length)}
                label={shape === 'check' ? 'Done' : undefined}
              />
              <span className={styles.word}>{step.label}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

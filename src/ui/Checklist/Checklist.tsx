import { type ComponentProps, useId } from 'react'
import { cx } from '../../theme/cx.ts'
import { StatusPie } from '../StatusPie/StatusPie.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Checklist.css.ts'

/** One thing that is asked for. */
export interface Requirement {
  /** What is asked for, such as 'One number'. Names the item in its list. */
  text: string
  /** What was typed has it. */
  met: boolean
}

export interface ChecklistProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Heads the list, such as 'Password must contain:'. */
  title: string
  /** What is asked for, always all of it in the same order. */
  items: readonly Requirement[]
  /** It was tried without: what is missing is drawn as a failure. False unless given. */
  invalid?: boolean | undefined
}

/**
 * What a value must contain, ticked off while it is typed. Each change is told politely: how many are met, then
 * what is missing. Name its `id` in the field's `aria-describedby`.
 */
export function Checklist({ title, items, invalid = false, className, ...props }: ChecklistProps) {
  const titleId = useId()
  const missing = items.filter(({ met }) => !met).map(({ text }) => text)
  return (
    <div className={cx(styles.root, className)} {...props}>
      <div className={styles.head}>
        <div id={titleId} className={styles.title}>
          {title}
        </div>
        <div aria-live="polite" aria-atomic="true" dir="auto" className={styles.count}>
          {`${items.length - missing.length} of ${items.length} met`}
          {missing.length > 0 && <VisuallyHidden>{`. Missing: ${missing.join(', ')}`}</VisuallyHidden>}
        </div>
      </div>
      <ul aria-labelledby={titleId} className={styles.list}>
        {items.map(({ text, met }) => (
          <li
            key={text}
            className={styles.item}
            data-met={met || undefined}
            data-missed={(invalid && !met) || undefined}
          >
            <StatusPie shape={met ? 'check' : invalid ? 'cross' : 'pending'} />
            <span className={styles.words}>
              {text}
              <VisuallyHidden>{met ? ', met' : ', missing'}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

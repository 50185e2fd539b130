import { type ComponentProps, useId } from 'react'
import { cx } from '../../theme/cx.ts'
import { StatusPie } from '../StatusPie/StatusPie.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Checklist.css.ts'

export interface Requirement {
  /** The requirement, such as 'One number'. Unique within the list. */
  text: string
  /** Whether the value meets it. */
  met: boolean
}

export interface ChecklistProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Title of the list, such as 'Password must contain:'. */
  title: string
  /** All requirements, always in the same order. */
  items: readonly Requirement[]
  /** Draws unmet requirements as errors. Defaults to false. */
  invalid?: boolean | undefined
}

/**
 * Requirements of a value, checked off while it is typed. Changes are announced politely: the number met and
 * the missing ones. Reference its `id` in the field's `aria-describedby`.
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

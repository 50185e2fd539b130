import { Collapsible } from '@base-ui/react/collapsible'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import * as styles from './Disclosure.css.ts'

export interface DisclosureProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The heading that is pressed. */
  title: ReactNode
  /** How much there is inside: a number at the heading's end. */
  count?: number | undefined
  /** The heading's level in its page; 2 unless given. */
  level?: 2 | 3 | 4 | undefined
  /** Open at first, where `open` does not rule; true unless given. */
  defaultOpen?: boolean | undefined
  /** Open now; `onOpenChange` then has to follow. */
  open?: boolean | undefined
  /** The reader, or the page's own search, opened or folded it. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** What folds away. */
  children: ReactNode
}

/**
 * A section that folds away under its heading, with Enter or Space. What is folded is still found by the
 * browser's search, which opens it.
 */
export function Disclosure({
  title,
  count,
  level = 2,
  defaultOpen = true,
  open,
  onOpenChange,
  children,
  className,
  ...props
}: DisclosureProps) {
  const Heading = `h${level}` as const
  return (
    <Collapsible.Root
      className={cx(styles.root, className)}
      defaultOpen={defaultOpen}
      open={open}
      onOpenChange={(next) => onOpenChange?.(next)}
      {...props}
    >
      <Heading>
        <Collapsible.Trigger className={styles.trigger}>
          <ChevronDown aria-hidden="true" />
          <span className={styles.title}>{title}</span>
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </Collapsible.Trigger>
      </Heading>
      <Collapsible.Panel className={styles.panel} hiddenUntilFound>
        <div className={styles.content}>{children}</div>
      </Collapsible.Panel>
    </Collapsible.Root>
  )
}

import { Collapsible } from '@base-ui/react/collapsible'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import * as styles from './Disclosure.css.ts'

export interface DisclosureProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The heading that toggles the section. */
  title: ReactNode
  /** A count shown at the end of the heading. */
  count?: number | undefined
  /** Level of the heading. Defaults to 2. */
  level?: 2 | 3 | 4 | undefined
  /** Whether it is initially open, if uncontrolled. Defaults to true. */
  defaultOpen?: boolean | undefined
  /** Whether it is open, if controlled by `onOpenChange`. */
  open?: boolean | undefined
  /** Called when the reader or the browser's find-in-page opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** The collapsible content. */
  children: ReactNode
}

/**
 * A collapsible section, toggled with Enter or Space. The browser's find-in-page also finds and opens closed content.
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

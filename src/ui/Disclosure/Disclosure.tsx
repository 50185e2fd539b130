import { Collapsible } from '@base-ui/react/collapsible'
import { ChevronDown } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { cx } from '../../theme/cx.ts'
import * as styles from './Disclosure.css.ts'

export interface DisclosureProps {
  title: ReactNode
  /** How much there is inside. */
  count?: number | undefined
  /** The heading's level in its page. */
  level?: 2 | 3 | 4 | undefined
  /** Open at first, where `open` does not rule. */
  defaultOpen?: boolean | undefined
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  children: ReactNode
  className?: string | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/** A section that folds away under its heading. What is folded is still found by the page's search. */
export function Disclosure({
  title,
  count,
  level = 2,
  defaultOpen = true,
  open,
  onOpenChange,
  children,
  className,
  ref,
}: DisclosureProps) {
  const Heading = `h${level}` as const
  return (
    <Collapsible.Root
      ref={ref}
      className={cx(styles.root, className)}
      defaultOpen={defaultOpen}
      open={open}
      onOpenChange={(next) => onOpenChange?.(next)}
    >
      <Heading>
        <Collapsible.Trigger className={styles.trigger}>
          <ChevronDown size={14} strokeWidth={1.6} aria-hidden="true" />
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

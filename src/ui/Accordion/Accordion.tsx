import { Accordion as BaseAccordion } from '@base-ui/react/accordion'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import * as styles from './Accordion.css.ts'

/** One section: its heading and what folds out below. */
export interface AccordionItem {
  /** Names the section in `value`. */
  id: string
  /** The heading that is pressed, such as a question; found words may stand in `<mark>`. */
  title: ReactNode
  /** What folds out, such as the answer. */
  content: ReactNode
  /** Cannot be opened now. */
  disabled?: boolean | undefined
}

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** The sections, from top to bottom. */
  items: readonly AccordionItem[]
  /** Lets several sections be open at once; otherwise opening one folds the others. */
  multiple?: boolean | undefined
  /** The headings' level in their page; 3 unless given. */
  level?: 2 | 3 | 4 | undefined
  /** The ids of the sections open at first, where `value` does not rule; none unless given. */
  defaultValue?: readonly string[] | undefined
  /** The ids of the sections open now; `onValueChange` then has to follow. */
  value?: readonly string[] | undefined
  /** The reader, or the browser's search, opened or folded a section. */
  onValueChange?: ((ids: string[]) => void) | undefined
}

/** With more than six landmarks open, a screen reader's list of them would say nothing. */
const MAX_REGIONS = 6

/**
 * Questions one below the other, each unfolding its answer with Enter or Space. What is folded is still found
 * by the browser's search, which opens it.
 */
export function Accordion({
  items,
  multiple = false,
  level = 3,
  defaultValue,
  value,
  onValueChange,
  className,
  ...props
}: AccordionProps) {
  const Heading = `h${level}` as const
  const panelRole = items.length > MAX_REGIONS ? 'group' : 'region'
  return (
    <BaseAccordion.Root<string>
      className={cx(styles.root, className)}
      multiple={multiple}
      hiddenUntilFound
      defaultValue={defaultValue && [...defaultValue]}
      value={value && [...value]}
      onValueChange={(ids) => onValueChange?.(ids)}
      {...props}
    >
      {items.map(({ id, title, content, disabled = false }) => (
        <BaseAccordion.Item key={id} value={id} disabled={disabled} className={styles.item}>
          <BaseAccordion.Header render={<Heading />}>
            <BaseAccordion.Trigger className={styles.trigger}>
              <span className={styles.title}>{title}</span>
              <ChevronDown aria-hidden="true" />
            </BaseAccordion.Trigger>
          </BaseAccordion.Header>
          <BaseAccordion.Panel role={panelRole} className={styles.panel}>
            <div className={styles.content}>{content}</div>
          </BaseAccordion.Panel>
        </BaseAccordion.Item>
      ))}
    </BaseAccordion.Root>
  )
}

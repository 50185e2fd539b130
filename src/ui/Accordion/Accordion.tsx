import { Accordion as BaseAccordion } from '@base-ui/react/accordion'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import * as styles from './Accordion.css.ts'

/** One section: its heading and its panel. */
export interface AccordionItem {
  /** Identifies the section in `value`. */
  id: string
  /** The heading that opens the section, such as a question. Search matches may be wrapped in `<mark>`. */
  title: ReactNode
  /** The panel, such as the answer. */
  content: ReactNode
  /** Disables the section. */
  disabled?: boolean | undefined
}

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** The sections, from top to bottom. */
  items: readonly AccordionItem[]
  /** Allows several open sections; otherwise opening one closes the others. */
  multiple?: boolean | undefined
  /** Level of the headings. Defaults to 3. */
  level?: 2 | 3 | 4 | undefined
  /** The ids of the initially open sections, if uncontrolled. Defaults to none. */
  defaultValue?: readonly string[] | undefined
  /** The ids of the open sections, if controlled by `onValueChange`. */
  value?: readonly string[] | undefined
  /** Called when the reader or the browser's find-in-page opens or closes a section. */
  onValueChange?: ((ids: string[]) => void) | undefined
}

/** Beyond this number of regions, a screen reader's list of landmarks becomes useless. */
const MAX_REGIONS = 6

/**
 * A list of collapsible sections, toggled with Enter or Space. The browser's find-in-page also finds and
 * opens closed sections.
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

import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '../../theme/cx.ts'
import * as styles from './Tabs.css.ts'

export interface TabItem<Value extends string> {
  /** Identifies the tab in `value`. */
  value: Value
  /** The label, one or two words. */
  label: ReactNode
  /** A count beside the label. */
  count?: number | undefined
  /** Disables the tab; it stays focusable. */
  disabled?: boolean | undefined
  /** The panel. */
  content: ReactNode
}

export interface TabsProps<Value extends string>
  extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** Accessible name of the tab list. */
  label: string
  /** The tabs in order. */
  tabs: readonly TabItem<Value>[]
  /** The initial tab, if uncontrolled. Defaults to the first enabled one. */
  defaultValue?: Value | undefined
  /** The selected tab, if controlled by `onValueChange`. */
  value?: Value | undefined
  /** Called with the new tab. */
  onValueChange?: ((value: Value) => void) | undefined
  /**
   * `automatic` (default) selects the tab that arrow keys focus; `manual` requires Enter or Space, for panels
   * that load data.
   */
  activation?: 'automatic' | 'manual' | undefined
}

/** Centers the selected tab by scrolling only the tab list. */
function scrollToActiveTab(list: HTMLElement): void {
  const tab = list.querySelector('[data-active][role="tab"]')
  if (!tab) return
  const row = list.getBoundingClientRect()
  const box = tab.getBoundingClientRect()
  list.scrollBy({ left: box.left + box.width / 2 - (row.left + row.width / 2), behavior: 'instant' })
}

/** Tabs and their panels. Left, Right, Home and End move along the tabs, Tab moves into the panel. */
export function Tabs<Value extends string>({
  label,
  tabs,
  defaultValue,
  value,
  onValueChange,
  activation = 'automatic',
  className,
  ...props
}: TabsProps<Value>) {
  const [chosen, setChosen] = useState(defaultValue ?? tabs.find((tab) => !tab.disabled)?.value)
  const active = value ?? chosen
  const listRef = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row is scrolled when another tab is chosen.
  useLayoutEffect(() => {
    if (listRef.current) scrollToActiveTab(listRef.current)
  }, [active])
  return (
    <BaseTabs.Root
      className={cx(styles.root, className)}
      value={active ?? null}
      onValueChange={(next: Value) => {
        setChosen(next)
        onValueChange?.(next)
      }}
      {...props}
    >
      <BaseTabs.List
        ref={listRef}
        aria-label={label}
        activateOnFocus={activation === 'automatic'}
        className={styles.list}
      >
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.value} value={tab.value} disabled={tab.disabled} className={styles.tab}>
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}

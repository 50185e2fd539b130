import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '../../theme/cx.ts'
import * as styles from './Tabs.css.ts'

/** One tab and its panel. */
export interface TabItem<Value extends string> {
  /** Names the tab in `value`. */
  value: Value
  /** What the panel holds, in a word or two. */
  label: ReactNode
  /** How much there is inside: a number beside the label. */
  count?: number | undefined
  /** Can be reached by the keyboard, but not chosen. */
  disabled?: boolean | undefined
  /** The panel. */
  content: ReactNode
}

export interface TabsProps<Value extends string>
  extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** Names the row of tabs for assistive technology. */
  label: string
  /** The tabs, in the order of reading. */
  tabs: readonly TabItem<Value>[]
  /** The tab chosen at first, where `value` does not rule; the first that is not disabled unless given. */
  defaultValue?: Value | undefined
  /** The tab chosen now; `onValueChange` then has to follow. */
  value?: Value | undefined
  /** The reader chose a tab. */
  onValueChange?: ((value: Value) => void) | undefined
  /**
   * `automatic` chooses the tab that the arrow keys reach, `manual` waits for Enter or Space: for panels that
   * load. Automatic unless given.
   */
  activation?: 'automatic' | 'manual' | undefined
  /** Keeps the panels that are out of sight on the page, with what was written into them. */
  keepMounted?: boolean | undefined
}

/** Scrolls the row alone, never the page, until the chosen tab stands in its middle. */
function scrollToActiveTab(list: HTMLElement): void {
  const tab = list.querySelector('[data-active][role="tab"]')
  if (!tab) return
  const row = list.getBoundingClientRect()
  const box = tab.getBoundingClientRect()
  list.scrollBy({ left: box.left + box.width / 2 - (row.left + row.width / 2), behavior: 'instant' })
}

/**
 * Panels of one place, one in sight. Left and Right move along the tabs, Home and End to the ends, Tab goes on
 * into the panel.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  defaultValue,
  value,
  onValueChange,
  activation = 'automatic',
  keepMounted = false,
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
        <BaseTabs.Panel key={tab.value} value={tab.value} keepMounted={keepMounted} className={styles.panel}>
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}

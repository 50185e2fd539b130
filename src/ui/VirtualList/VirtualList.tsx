import {
  type ComponentProps,
  createContext,
  type FocusEvent,
  Fragment,
  type ReactNode,
  use,
  useState,
} from 'react'
import { type CustomContainerComponentProps, type CustomItemComponentProps, Virtualizer } from 'virtua'
import { cx } from '../../theme/cx.ts'
import { root } from './VirtualList.css.ts'

export interface VirtualListProps<Item> extends Omit<ComponentProps<'section'>, 'children'> {
  /** All items. */
  items: readonly Item[]
  /** Renders an item; heights may differ and change. */
  renderItem: (item: Item, index: number) => ReactNode
  /** Unique key of an item. */
  getKey: (item: Item) => string
  /** Estimated height of unmeasured items in pixels. Derived from measured items by default. */
  estimatedSize?: number | undefined
  /** Accessible name of the list and its scroll region. */
  label: string
}

/**
 * A virtualized list in a scrolling box: only items near the visible area are rendered. The box is focusable
 * and scrolls with arrow, page, Home and End keys.
 */
export function VirtualList<Item>({
  items,
  renderItem,
  getKey,
  estimatedSize,
  label,
  className,
  ...props
}: VirtualListProps<Item>) {
  const [focused, setFocused] = useState<number | null>(null)

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard
    <section aria-label={label} tabIndex={0} className={cx(root, className)} {...props}>
      <ListContext value={{ size: items.length, onFocus: setFocused }}>
        <Virtualizer
          data={items}
          as={List}
          item={ListItem}
          keepMounted={focused === null ? [] : [focused]}
          {...(estimatedSize !== undefined && { itemSize: estimatedSize })}
        >
          {(item, index) => <Fragment key={getKey(item)}>{renderItem(item, index)}</Fragment>}
        </Virtualizer>
      </ListContext>
    </section>
  )
}

const ListContext = createContext<{
  size: number
  /** Keeps the focused item mounted when it is scrolled away. */
  onFocus: (index: number | null) => void
}>({ size: 0, onFocus: () => {} })

function List({ ref, style, children }: CustomContainerComponentProps) {
  const { onFocus } = use(ListContext)
  const whenFocused = ({ target }: FocusEvent) => {
    const position = target.closest('[aria-posinset]')?.ariaPosInSet
    onFocus(position ? Number(position) - 1 : null)
  }
  return (
    <ul ref={ref} style={style} onFocus={whenFocused} onBlur={() => onFocus(null)}>
      {children}
    </ul>
  )
}

function ListItem({ ref, index, style, children }: CustomItemComponentProps) {
  const { size } = use(ListContext)
  return (
    <li ref={ref} aria-setsize={size} aria-posinset={index + 1} style={style}>
      {children}
    </li>
  )
}

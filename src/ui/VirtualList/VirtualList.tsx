import {
  type ComponentProps,
  createContext,
  type FocusEvent,
  Fragment,
  type ReactNode,
  type Ref,
  use,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import {
  type CustomContainerComponentProps,
  type CustomItemComponentProps,
  Virtualizer,
  type VirtualizerHandle,
} from 'virtua'
import { cx } from '../../theme/cx.ts'
import { root } from './VirtualList.css.ts'

/** What a parent can ask of the list. */
export interface VirtualListHandle {
  /** Brings an item (from 0) into sight; `nearest` scrolls no further than needed. */
  scrollToIndex: (index: number, align?: 'start' | 'center' | 'end' | 'nearest') => void
}

export interface VirtualListProps<Item> extends Omit<ComponentProps<'section'>, 'children' | 'ref'> {
  /** Everything in the list, however long. */
  items: readonly Item[]
  /** One item's content; it may be of any height, and change it. */
  renderItem: (item: Item, index: number) => ReactNode
  /** Tells items apart when the list changes. */
  getKey: (item: Item) => string
  /** The height of an item that has not been seen yet, in pixels; learnt from those seen unless given. */
  estimatedSize?: number | undefined
  /** Names the list, and the region it scrolls in. */
  label: string
  /** For scrolling to an item. The attributes go to the box that scrolls, this does not. */
  ref?: Ref<VirtualListHandle> | undefined
}

/**
 * A long list in a box of its own: only the items near to what is seen are in the page. The box takes the focus and
 * scrolls by the arrow, page, Home and End keys.
 */
export function VirtualList<Item>({
  items,
  renderItem,
  getKey,
  estimatedSize,
  label,
  ref,
  className,
  ...props
}: VirtualListProps<Item>) {
  const virtualizer = useRef<VirtualizerHandle>(null)
  const [focused, setFocused] = useState<number | null>(null)
  useImperativeHandle(ref, () => ({
    scrollToIndex: (index, align = 'nearest') => virtualizer.current?.scrollToIndex(index, { align }),
  }))

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard
    <section aria-label={label} tabIndex={0} className={cx(root, className)} {...props}>
      <ListContext value={{ size: items.length, onFocus: setFocused }}>
        <Virtualizer
          ref={virtualizer}
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
  /** The item that has the focus stays, however far it is scrolled away. */
  onFocus: (index: number | null) => void
}>({ size: 0, onFocus: () => {} })

function List({ ref, style, children }: CustomContainerComponentProps) {
  const { onFocus } = use(ListContext)
  const whenFocused = ({ target }: FocusEvent) => {
    const place = target.closest('[aria-posinset]')?.ariaPosInSet
    onFocus(place ? Number(place) - 1 : null)
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

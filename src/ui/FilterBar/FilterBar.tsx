import type { ComponentProps, Ref } from 'react'
import { cx } from '../../theme/cx.ts'
import { SearchField } from '../SearchField/SearchField.tsx'
import { SegmentedControl, type SegmentedOption } from '../SegmentedControl/SegmentedControl.tsx'
import * as styles from './FilterBar.css.ts'

export interface FilterBarProps<Filter extends string> extends ComponentProps<'div'> {
  /** What is searched. */
  searchLabel: string
  /** The words searched for. */
  search: string
  /** The words were edited to this; emptied, to ''. */
  onSearch: (search: string) => void
  /** The search's input. */
  searchRef?: Ref<HTMLInputElement> | undefined
  /** What the filter is about. */
  filterLabel: string
  /** Two to six. */
  options: readonly SegmentedOption<Filter>[]
  /** The chosen option. */
  filter: Filter
  /** Another one has been chosen. */
  onFilter: (filter: Filter) => void
  /** There is nothing to narrow yet. */
  disabled?: boolean | undefined
}

/**
 * What narrows a list: words, and one of a few kinds. `children` stand at its end: what is done with the rest that is
 * left. The key '/' brings the focus to the search.
 */
export function FilterBar<Filter extends string>({
  searchLabel,
  search,
  onSearch,
  searchRef,
  filterLabel,
  options,
  filter,
  onFilter,
  disabled = false,
  className,
  children,
  ...props
}: FilterBarProps<Filter>) {
  return (
    <div {...props} className={cx(styles.root, className)}>
      <SearchField
        ref={searchRef}
        className={styles.search}
        label={searchLabel}
        shortcut="/"
        disabled={disabled}
        value={search}
        onValueChange={onSearch}
      />
      <SegmentedControl
        className={styles.filter}
        label={filterLabel}
        options={options}
        value={filter}
        disabled={disabled}
        onValueChange={onFilter}
      />
      {children !== undefined && <div className={styles.end}>{children}</div>}
    </div>
  )
}

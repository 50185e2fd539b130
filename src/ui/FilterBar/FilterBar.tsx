import type { ComponentProps, Ref } from 'react'
import { cx } from '../../theme/cx.ts'
import { SearchField } from '../SearchField/SearchField.tsx'
import { SegmentedControl, type SegmentedOption } from '../SegmentedControl/SegmentedControl.tsx'
import * as styles from './FilterBar.css.ts'

export interface FilterBarProps<Filter extends string> extends ComponentProps<'div'> {
  /** Label of the search field. */
  searchLabel: string
  /** The search text. */
  search: string
  /** Called with the new search text; '' when cleared. */
  onSearch: (search: string) => void
  /** Ref of the search input. */
  searchRef?: Ref<HTMLInputElement> | undefined
  /** Label of the filter. */
  filterLabel: string
  /** The filter options, two to six. */
  options: readonly SegmentedOption<Filter>[]
  /** The selected option. */
  filter: Filter
  /** Called with the new option. */
  onFilter: (filter: Filter) => void
  /** Disables the search field and the filter, for an empty list. */
  disabled?: boolean | undefined
}

/**
 * A search field and a segmented control that filter a list. `children` follow them. The key '/' focuses the search
 * field.
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

import { useRef } from 'react'

export interface RowSelection<Row> {
  /** The ids of the selected rows, visible or not. */
  selected: ReadonlySet<string>
  /** Called with the new selection. */
  onChange: (selected: ReadonlySet<string>) => void
  /** Label of a row's checkbox: 'Select Una Lindqvist'. */
  labelOf: (row: Row) => string
  /** Label of the checkbox for all shown rows. Defaults to 'Select all shown'. */
  allLabel?: string | undefined
  /** Which rows can be selected. Defaults to all. */
  canSelect?: ((row: Row) => boolean) | undefined
}

/** The selection as the header and the rows need it. */
export interface TableSelection<Row> {
  labelOf: (row: Row) => string
  allLabel: string
  isSelected: (row: Row) => boolean
  canSelect: (row: Row) => boolean
  select: (row: Row, checked: boolean, isRange: boolean) => void
  /** How many of the shown selectable rows are selected. */
  extent: 'none' | 'some' | 'all'
  /** No shown row can be selected. */
  isDisabled: boolean
  selectAll: (checked: boolean) => void
}

/** Handles changes of one row, a range since the last change, or all shown rows. */
export function useTableSelection<Row>(
  selection: RowSelection<Row> | undefined,
  shown: readonly Row[],
  getRowId: (row: Row) => string,
): TableSelection<Row> | null {
  const lastSelectedRef = useRef<string | null>(null)
  if (selection === undefined) return null
  const { selected, onChange, labelOf, allLabel = 'Select all shown', canSelect = () => true } = selection
  const selectable = shown.filter(canSelect).map(getRowId)
  const count = selectable.filter((id) => selected.has(id)).length

  function change(ids: readonly string[], checked: boolean) {
    const next = new Set(selected)
    for (const id of ids) {
      if (checked) next.add(id)
      else next.delete(id)
    }
    onChange(next)
  }

  function rangeTo(id: string): readonly string[] {
    const [from, to] = [selectable.indexOf(lastSelectedRef.current ?? ''), selectable.indexOf(id)]
    return from < 0 || to < 0 ? [id] : selectable.slice(Math.min(from, to), Math.max(from, to) + 1)
  }

  return {
    labelOf,
    allLabel,
    canSelect,
    isSelected: (row) => selected.has(getRowId(row)),
    select(row, checked, isRange) {
      const id = getRowId(row)
      change(isRange ? rangeTo(id) : [id], checked)
      lastSelectedRef.current = id
    },
    extent: count === 0 ? 'none' : count === selectable.length ? 'all' : 'some',
    isDisabled: selectable.length === 0,
    selectAll: (checked) => change(selectable, checked),
  }
}

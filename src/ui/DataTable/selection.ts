import { useRef } from 'react'

/** Which rows are chosen, where several can be. */
export interface RowSelection<Row> {
  /** The ids of the rows chosen, whether they are in sight or not. */
  selected: ReadonlySet<string>
  /** Rows were chosen, or are not chosen any more. */
  onChange: (selected: ReadonlySet<string>) => void
  /** Names a row's tick: 'Select Una Lindqvist'. */
  labelOf: (row: Row) => string
  /** Names the tick of all rows shown; 'Select all shown' unless given. */
  allLabel?: string | undefined
  /** Which rows can be chosen; all unless given. */
  canSelect?: ((row: Row) => boolean) | undefined
}

/** The selection as the head and the rows of a table need it. */
export interface TableSelection<Row> {
  labelOf: (row: Row) => string
  allLabel: string
  isSelected: (row: Row) => boolean
  canSelect: (row: Row) => boolean
  select: (row: Row, checked: boolean, isRange: boolean) => void
  /** How much of what is shown and can be chosen is. */
  extent: 'none' | 'some' | 'all'
  /** Nothing that is shown can be chosen. */
  isDisabled: boolean
  selectAll: (checked: boolean) => void
}

/** Works out what ticks mean: one row, all from the last tick to this one, or all shown. */
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

/**
 * The roles that a table's elements have by themselves, and that some browsers take away as soon as the elements
 * are laid out as grids. Spread, not written as attributes, because everywhere else they would be redundant.
 */
export const asTable = { role: 'table' } as const
export const asRowGroup = { role: 'rowgroup' } as const
export const asRow = { role: 'row' } as const
export const asColumnHeader = { role: 'columnheader', scope: 'col' } as const
export const asRowHeader = { role: 'rowheader', scope: 'row' } as const
export const asCell = { role: 'cell' } as const

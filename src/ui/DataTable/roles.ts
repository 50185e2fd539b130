/**
 * The implicit roles of table elements, which some browsers drop when the elements are laid out as grids.
 * Spread instead of written as attributes, because linters report explicit ones as redundant.
 */
export const asTable = { role: 'table' } as const
export const asRowGroup = { role: 'rowgroup' } as const
export const asRow = { role: 'row' } as const
export const asColumnHeader = { role: 'columnheader', scope: 'col' } as const
export const asRowHeader = { role: 'rowheader', scope: 'row' } as const
export const asCell = { role: 'cell' } as const

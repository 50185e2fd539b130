/** The smallest part of a page that is placed as a whole, such as a line or the row of a table. In points. */
export interface Piece {
  readonly height: number
  /** Space above it, except at the top of a column. */
  readonly before: number
  /** Whether the next piece is in the same column. */
  readonly keepsNext: boolean
}

export interface Placed<P> {
  readonly piece: P
  /** From 0. */
  readonly page: number
  /** The columns of its part, and its own, from 0. */
  readonly columns: number
  readonly column: number
  /** The distance of its upper edge from the top of the page. */
  readonly top: number
}

/** A part of the document, in one or more columns. */
export interface Part<P> {
  readonly columns: number
  readonly onNewPage: boolean
  /** Space above it, except at the top of a page. */
  readonly before: number
  readonly pieces: readonly P[]
}

/**
 * Divides the parts into pages. The columns of a part have about the same height on its last page.
 *
 * @param bottom the lower edge of the area of each page
 */
export function layOut<P extends Piece>(
  parts: readonly Part<P>[],
  topOf: (page: number) => number,
  bottom: number,
) {
  const placed: Placed<P>[] = []
  let page = 0
  let top = topOf(0)
  for (const { columns, onNewPage, before, pieces } of parts) {
    if (onNewPage && placed.length > 0) {
      page += 1
      top = topOf(page)
    } else if (placed.length > 0) {
      top += before
    }
    let rest = unbreakable(pieces)
    while (rest.length > 0) {
      const column = fillColumns(rest, columns, top, balancedBottom(rest, columns, top, bottom))
      placed.push(...column.placed.map((where) => ({ ...where, page, columns })))
      rest = column.rest
      if (rest.length > 0) page += 1
      top = rest.length > 0 ? topOf(page) : column.end
    }
  }
  return placed
}

/** Pieces that must be in one column. */
function unbreakable<P extends Piece>(pieces: readonly P[]): P[][] {
  const groups: P[][] = []
  pieces.forEach((piece, i) => {
    if (i > 0 && pieces[i - 1]?.keepsNext) groups.at(-1)?.push(piece)
    else groups.push([piece])
  })
  return groups
}

const STEP = 2

/** The uppermost lower edge of the columns with which everything fits, or that of the page. */
function balancedBottom(groups: readonly Piece[][], columns: number, top: number, bottom: number): number {
  if (columns === 1) return bottom
  for (let edge = top; edge < bottom; edge += STEP)
    if (fillColumns(groups, columns, top, edge).rest.length === 0) return edge
  return bottom
}

function fillColumns<P extends Piece>(groups: readonly P[][], columns: number, top: number, bottom: number) {
  const placed: Omit<Placed<P>, 'page' | 'columns'>[] = []
  /** The lower edge of the longest column. */
  let end = top
  let next = 0
  for (let column = 0; column < columns; column += 1) {
    let y = top
    for (let group = groups[next]; group !== undefined; group = groups[next]) {
      const inGroup: typeof placed = []
      let below = y
      for (const piece of group) {
        if (below > top) below += piece.before
        inGroup.push({ piece, column, top: below })
        below += piece.height
      }
      if (below > bottom) break
      placed.push(...inGroup)
      y = below
      next += 1
    }
    end = Math.max(end, y)
  }
  return { placed, rest: groups.slice(next), end }
}

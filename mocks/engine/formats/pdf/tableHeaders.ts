const MAX_HEADER_WORDS = 6
/** 'No.', 'Art. no.' */
const ABBREVIATION = /(?:^|\s)\p{L}{1,4}\.$/u

export function isHeaderCells(cells: readonly string[]): boolean {
  return cells.filter((cell) => cell !== '').length > 1 && cells.every(isHeaderCell)
}

/** A header row that is not bold has no numbers while the rows below have some, or has short cells above long ones. */
export function isHeaderRow(first: readonly string[], rest: readonly (readonly string[])[]): boolean {
  if (!isHeaderCells(first)) return false
  const hasNumbers = (cells: readonly string[]): boolean => cells.some((cell) => /^[\d.,%+-]+\b/.test(cell))
  const isAboveNumbers = !hasNumbers(first) && rest.filter(hasNumbers).length > rest.length / 2
  const longest = (cells: readonly string[]): number =>
    cells.reduce((longest, cell) => Math.max(longest, cell.length), 0)
  const isAboveText = rest.filter((cells) => longest(cells) > longest(first) * 1.5).length > rest.length * 0.6
  const isLikeNames = first.every((cell) => cell === '' || /^[\p{Lu}\p{Lo}]/u.test(cell))
  return isAboveNumbers || (isAboveText && isLikeNames && first.length > 2)
}

function isHeaderCell(cell: string): boolean {
  return cell.split(' ').length <= MAX_HEADER_WORDS && (!/[.;]$/.test(cell) || ABBREVIATION.test(cell))
}

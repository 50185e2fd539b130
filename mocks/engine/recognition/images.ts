import {
  isMatrix,
  type Matrix,
  type OperatorList,
  type Operators,
  product,
} from '../formats/pdf/drawnTables/drawnLines.ts'

const PLAIN: Matrix = [1, 0, 0, 1, 0, 0]

/** The area of the pictures that the operators of a page draw, in square points. Overlapping ones count twice. */
export function imageArea({ fnArray, argsArray }: OperatorList, ops: Operators): number {
  const saved: Matrix[] = []
  let matrix = PLAIN
  let area = 0
  for (const [i, operator] of fnArray.entries()) {
    if (operator === ops.save) saved.push(matrix)
    else if (operator === ops.restore) matrix = saved.pop() ?? matrix
    else if (operator === ops.transform && isMatrix(argsArray[i])) matrix = product(matrix, argsArray[i])
    else if (operator === ops.paintFormXObjectBegin) {
      saved.push(matrix)
      const [inner]: unknown[] = argsArray[i] ?? []
      if (isMatrix(inner)) matrix = product(matrix, inner)
    } else if (operator === ops.paintFormXObjectEnd) matrix = saved.pop() ?? matrix
    // A picture fills the unit square.
    else if (
      operator === ops.paintImageXObject ||
      operator === ops.paintInlineImageXObject ||
      operator === ops.paintImageMaskXObject
    )
      area += Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2])
  }
  return area
}

import { leastOf } from '../columnEdges.ts'
import type { DrawnLine } from './drawnLines.ts'

/** Distance in points up to which two edges are one. */
export const NEAR = 2.5

/** Lines with the same ends below each other, and the lines that touch them. */
export interface Frame {
  readonly left: number
  readonly right: number
  readonly horizontal: DrawnLine[]
  readonly vertical: DrawnLine[]
}

/** The frames of the lines. Those with the same ends are one, so that a table without lines at its sides is whole. */
export function framesOf(horizontal: readonly DrawnLine[], vertical: readonly DrawnLine[]): Frame[] {
  const owners = horizontal.map((_, i) => i)
  const find = (i: number): number => {
    let root = i
    while (owners[root] !== root) root = owners[root] ?? root
    owners[i] = root
    return root
  }
  const touched = vertical.map((line) => {
    const at = horizontal.flatMap((other, i) => (touches(line, other) ? [find(i)] : []))
    const [first] = at
    for (const other of at) if (first !== undefined) owners[find(other)] = find(first)
    return first
  })
  const parts = new Map<number, { horizontal: DrawnLine[]; vertical: DrawnLine[] }>()
  horizontal.forEach((line, i) => {
    const part = parts.get(find(i)) ?? { horizontal: [], vertical: [] }
    part.horizontal.push(line)
    parts.set(find(i), part)
  })
  vertical.forEach((line, i) => {
    const first = touched[i]
    if (first !== undefined) parts.get(find(first))?.vertical.push(line)
  })
  const frames: Frame[] = []
  for (const part of parts.values()) {
    const left = leastOf(part.horizontal.map(({ from }) => from))
    const right = -leastOf(part.horizontal.map(({ to }) => -to))
    const same = frames.find(
      (frame) => Math.abs(frame.left - left) <= NEAR && Math.abs(frame.right - right) <= NEAR,
    )
    if (same === undefined) frames.push({ left, right, ...part })
    else {
      same.horizontal.push(...part.horizontal)
      same.vertical.push(...part.vertical)
    }
  }
  return frames
}

function touches(vertical: DrawnLine, horizontal: DrawnLine): boolean {
  return (
    vertical.at >= horizontal.from - NEAR &&
    vertical.at <= horizontal.to + NEAR &&
    horizontal.at >= vertical.from - NEAR &&
    horizontal.at <= vertical.to + NEAR
  )
}

import type { ComponentProps } from 'react'
import type { NodeShape } from './graph.ts'

export interface NodeOutlineProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The shape. */
  shape: NodeShape
  /** Half of the width and height, in pixels at the default text size. */
  radius: number
}

/** The corners of each shape in a square from -1 to 1. A circle has none. */
const CORNERS: Readonly<Record<Exclude<NodeShape, 'circle'>, string>> = {
  diamond: '0,-1 1,0 0,1 -1,0',
  square: '-0.84,-0.84 0.84,-0.84 0.84,0.84 -0.84,0.84',
  triangle: '0,-0.96 1,0.84 -1,0.84',
  hexagon: '-0.5,-0.9 0.5,-0.9 1,0 0.5,0.9 -0.5,0.9 -1,0',
}

/** The shape of a node, filled with the color of the surrounding step. */
export function NodeOutline({ shape, radius, ...props }: NodeOutlineProps) {
  const size = `${radius / 8}em`
  return (
    <svg viewBox="-1 -1 2 2" width={size} height={size} aria-hidden="true" fill="currentColor" {...props}>
      {shape === 'circle' ? <circle r={0.96} /> : <polygon points={CORNERS[shape]} />}
    </svg>
  )
}

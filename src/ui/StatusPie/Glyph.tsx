import { cutOut } from './StatusPie.css.ts'
import type { StatusShape } from './shapes.ts'

const filledShares: Partial<Record<StatusShape, number>> = {
  quarter: 0.25,
  partial: 0.4,
  half: 0.5,
  threeQuarters: 0.75,
  nearly: 0.88,
}

const radius = 3.5

/** The path of a slice, clockwise from the top. */
function slicePath(share: number) {
  const angle = 2 * Math.PI * share
  const x = (7 + radius * Math.sin(angle)).toFixed(2)
  const y = (7 - radius * Math.cos(angle)).toFixed(2)
  return `M7 7V${7 - radius}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${x} ${y}Z`
}

const stroke = { stroke: 'currentColor', strokeWidth: 1.5 }
const ring = <circle cx="7" cy="7" r="5.75" {...stroke} />
const disc = <circle cx="7" cy="7" r="6.5" fill="currentColor" />

/** The contents of a StatusPie's viewBox of 14 by 14, in the current color. */
export function Glyph({ shape }: { shape: StatusShape }) {
  switch (shape) {
    case 'pending':
      return <circle cx="7" cy="7" r="5.75" {...stroke} strokeDasharray="2.4 2.116" />
    case 'check':
      return (
        <>
          {disc}
          <path d="m4.3 7.2 1.9 1.9 3.6-3.9" strokeWidth="1.6" className={cutOut} />
        </>
      )
    case 'cross':
      return (
        <>
          {disc}
          <path d="m4.8 4.8 4.4 4.4m0-4.4L4.8 9.2" strokeWidth="1.5" className={cutOut} />
        </>
      )
    case 'slash':
      return (
        <>
          {ring}
          <path d="m3 11 8-8" {...stroke} />
        </>
      )
    default:
      return (
        <>
          {ring}
          <path d={slicePath(filledShares[shape] ?? 0)} fill="currentColor" />
        </>
      )
  }
}

import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tabularFigures, text, truncated } from '../../theme/typography.ts'

const { color } = vars

export const root = style({
  position: 'relative',
  isolation: 'isolate',
  containerType: 'size',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  pointerEvents: 'none',
  userSelect: 'none',
})

/** The picture appears after the content of the page. */
const appearing = { animation: `${keyframes({ from: { opacity: 0 } })} 400ms ease-out` }

export const layer = style([
  appearing,
  { selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } },
  { display: 'block', position: 'absolute', inset: 0, width: '100%', height: '100%' },
])

/** Beside its hub, toward the middle of the picture. */
export const label = style([
  text.label,
  appearing,
  {
    position: 'absolute',
    color: color.muted,
    // Keeps the text readable over the lines behind it.
    textShadow: [2, 4, 4, 8].map((blur) => `0 0 ${blur}px ${color.canvas}`).join(', '),
    // A tall picture uses a different graph layout; in a narrow one the labels would overlap.
    '@container': { '(max-width: 34rem) or (max-aspect-ratio: 3/4)': { display: 'none' } },
  },
])

export const name = style([truncated, { display: 'block', maxWidth: '16em' }])
export const confidence = style([tabularFigures, { display: 'block', color: color.faint }])

/** Distance between dots. */
const grid = '24px'
const dot = (radius: number, paint: string) =>
  `radial-gradient(circle, ${paint} ${radius}px, transparent ${radius + 0.5}px)`
/** Bright areas of the grid. */
const lights = ['19rem at 73% 19%', '17rem at 81% 70%', '15rem at 37% 76%', '13rem at 17% 24%'].map(
  (circle) => `radial-gradient(circle ${circle}, #000 12%, rgb(0 0 0 / 0.4) 50%, transparent)`,
)

/** A grid of dots that replaces the graph and fades toward the edges. */
export const dots = style([
  layer,
  { maskImage: 'radial-gradient(ellipse 90% 90% at 60% 45%, #000 40%, transparent)' },
])

globalStyle(`${dots}::before, ${dots}::after`, { content: '""', position: 'absolute', inset: 0 })

globalStyle(`${dots}::before`, {
  backgroundImage: dot(1, color.lineStrong),
  backgroundSize: `${grid} ${grid}`,
})

globalStyle(`${dots}::after`, {
  backgroundImage: `linear-gradient(to top right, ${Object.values(color.ramp).join(', ')})`,
  maskImage: [dot(1.25, '#000'), ...lights].join(', '),
  maskSize: [`${grid} ${grid}`, ...lights.map(() => 'auto')].join(', '),
  // Masks the dots with the bright areas.
  maskComposite: ['intersect', ...lights.map(() => 'add')].join(', '),
})

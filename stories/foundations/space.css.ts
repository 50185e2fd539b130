import { style } from '@vanilla-extract/css'
import { vars } from '../../src/theme/contract.css.ts'
import { tokens } from '../../src/theme/tokens.ts'
import { text } from '../../src/theme/typography.ts'

const { color } = vars
const { media, radius, space } = tokens

export const spaces = style({ display: 'grid', gap: space[16] })
export const spaceRow = style([
  text.base,
  {
    display: 'grid',
    gridTemplateColumns: '14rem minmax(0, 1fr)',
    alignItems: 'center',
    '@media': { [media.narrow]: { gridTemplateColumns: '4rem minmax(0, 1fr)' } },
  },
])
export const gap = style({
  height: '1.25rem',
  boxSizing: 'content-box',
  border: `solid ${color.control}`,
  borderWidth: '0 1px',
  background: color.pressed,
})

export const corners = style({ display: 'flex', flexWrap: 'wrap', gap: space[32] })
export const corner = style([text.base, { display: 'grid', gap: space[8] }])
export const cornerBox = style({
  width: '7rem',
  height: '4.5rem',
  border: `1px solid ${color.control}`,
  background: color.surface,
})
export const controls = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[16] })

export const shadows = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[24],
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[32] } },
})
export const shadow = style([
  text.base,
  {
    display: 'grid',
    alignContent: 'end',
    minHeight: '7rem',
    padding: space[16],
    border: `1px solid ${color.line}`,
    borderRadius: radius[8],
    background: color.raised,
  },
])

/** Overlapping layers, the highest in front. */
export const layers = style({ display: 'grid' })
export const sheet = style([
  text.base,
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[16],
    width: 'min(70%, 32rem)',
    minHeight: '5rem',
    padding: space[16],
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius[8],
    background: color.surface,
    boxShadow: vars.shadow.float,
    selectors: { '& + &': { marginBlockStart: `calc(-1 * ${space[24]})` } },
    '@media': { [media.narrow]: { minHeight: '7rem' } },
  },
])

import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rampColor } from '../../theme/ramp.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { figures, text, truncated } from '../../theme/typography.ts'

const { color } = vars
const { motion, space } = tokens

export const root = style([
  text.base,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${space[4]} ${space[16]}`,
    alignItems: 'center',
  },
])

export const label = style(truncated)
export const value = style([figures, { color: color.muted }])

export const track = style({
  gridColumn: '1 / -1',
  height: '4px',
  overflow: 'hidden',
  borderRadius: '2px',
  background: color.track,
})

const fill = style({
  height: '100%',
  borderRadius: '2px',
  transition: `width ${motion.panel}`,
  selectors: {
    /** Without a measure a dim, still bar stands for the whole. */
    '&[data-indeterminate]': { width: '100%', opacity: 0.4 },
  },
})

export const indicator = {
  evidence: style([fill, { background: rampColor }]),
  neutral: style([fill, { background: color.muted }]),
  failure: style([fill, { background: color.negative }]),
}

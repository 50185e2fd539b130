import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { tabularFigures, text } from '../../theme/typography.ts'

const { color } = vars
const { media, space } = tokens

export const root = style([
  text.small,
  tabularFigures,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[2]} ${space[8]}`,
    color: color.muted,
  },
])

export const note = style({ color: color.faint })

export const units = style({ display: 'inline-flex', flexWrap: 'wrap', gap: space[2] })

/** Filled for supporting, outlined for contradicting: not distinguished by hue. */
export const unit = style({
  width: '0.375rem',
  height: '0.375rem',
  border: `1px solid ${color.control}`,
  borderRadius: '1px',
  selectors: { '&[data-for]': { borderColor: color.muted, background: color.muted } },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-for]': { background: 'CanvasText' } } },
  },
})

import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { overriding } from '../../theme/overriding.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { color } = vars
const { space } = tokens

export const list = style({ display: 'grid', gap: space[16] })

export const item = style([
  text.body,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[16],
    color: color.faint,
    selectors: {
      '&[data-status="done"]': { color: color.muted },
      '&[data-status="now"], &[data-status="failed"]': {
        color: color.text,
        fontWeight: tokens.weight.medium,
      },
    },
  },
])

/** As wide as the spinner, so that the text does not move when the glyph changes. */
export const glyph = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1rem',
  height: text.body.lineHeight,
})

globalStyle(`${glyph} svg`, { display: 'block' })

export const waiting = style(overriding({ ...text.lead, color: color.muted }))
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })
export const help = style([
  text.small,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8], color: color.faint },
])

import { style } from '@vanilla-extract/css'
import { vars } from '../../src/theme/contract.css.ts'
import { tokens } from '../../src/theme/tokens.ts'
import { text } from '../../src/theme/typography.ts'

/** As a desktop window. */
export const container = style({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  aspectRatio: '1280 / 800',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: tokens.radius[8],
  background: vars.color.surface,
})

/** A picture that is higher than a window shows its start. */
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'top' })

export const missing = style([text.small, { padding: tokens.space[16], color: vars.color.faint }])

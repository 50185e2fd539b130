import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

/** All tags have the same width, so that names beside them align. */
export const tag = style([
  text.label,
  {
    display: 'inline-grid',
    flex: 'none',
    placeItems: 'center',
    minWidth: '2.5rem',
    height: '1.5rem',
    paddingInline: tokens.space[2],
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: tokens.radius[4],
    color: vars.color.muted,
    fontWeight: tokens.weight.strong,
    lineHeight: 1,
  },
])

import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

export const kbd = style([
  text.label,
  {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    minWidth: '1.125rem',
    minHeight: '1.125rem',
    maxWidth: '100%',
    paddingInline: tokens.space[4],
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: tokens.radius[4],
    color: vars.color.faint,
    fontFamily: 'inherit',
    overflowWrap: 'anywhere',
  },
])

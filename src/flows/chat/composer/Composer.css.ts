import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tokens } from '../../../theme/tokens.ts'
import { text } from '../../../theme/typography.ts'

const { media, space } = tokens

export const editing = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    paddingBlockStart: space[8],
    color: vars.color.muted,
  },
])

export const toolbar = style({
  display: 'flex',
  gap: space[8],
  marginInlineStart: 'auto',
  marginBlock: `calc(-1 * ${space[4]})`,
})

export const hints = style([
  text.label,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minHeight: '18px',
    marginTop: space[8],
    color: vars.color.faint,
    // Key hints do not apply to touch keyboards.
    '@media': { [media.narrow]: { display: 'none' }, '(hover: none)': { display: 'none' } },
  },
])

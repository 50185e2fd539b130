import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { color } = vars
const { control, layer, motion, radius, space, weight } = tokens

export const skipLink = style([
  text.base,
  {
    position: 'fixed',
    insetBlockStart: space[8],
    insetInlineStart: space[8],
    zIndex: layer.skip,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: control.large,
    maxWidth: `calc(100% - 2 * ${space[8]})`,
    padding: `${space[8]} ${space[16]}`,
    borderRadius: radius[6],
    background: color.accent,
    boxShadow: vars.shadow.float,
    color: color.onAccent,
    fontWeight: weight.strong,
    overflowWrap: 'anywhere',
    transform: 'translateY(-200%)',
    '@media': { print: { display: 'none' } },
    transition: `background-color ${motion.state}`,
    selectors: {
      '&:focus': { transform: 'none' },
      '&:hover': { background: color.accentHover },
      '&:active': { background: color.accentPressed },
    },
  },
])

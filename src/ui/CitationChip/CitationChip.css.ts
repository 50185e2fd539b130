import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rampColor } from '../../theme/ramp.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { figures } from '../../theme/typography.ts'

/** A target of 24 pixels around a chip of 16, which keeps the line's height. */
export const chip = style([
  figures,
  {
    position: 'relative',
    zIndex: 0,
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '24px',
    height: '24px',
    margin: '-4px -1px',
    padding: `0 ${tokens.space[8]}`,
    borderRadius: tokens.radius[6],
    color: rampColor,
    fontSize: '11px',
    fontWeight: tokens.weight.bold,
    letterSpacing: 0,
    lineHeight: 1,
    verticalAlign: '1px',
    '::before': {
      content: '',
      position: 'absolute',
      inset: '4px',
      zIndex: -1,
      border: `1px solid ${rampColor}`,
      borderRadius: tokens.radius[4],
      transition: `background-color ${tokens.motion.state}`,
    },
    ':focus-visible': { outlineOffset: '-1px' },
    selectors: {
      '&:hover::before, &[data-pointed]::before': {
        background: `color-mix(in oklab, ${rampColor} 20%, transparent)`,
      },
      '&[aria-pressed="true"]': { color: vars.color.canvas },
      '&[aria-pressed="true"]::before': { background: rampColor },
    },
  },
])

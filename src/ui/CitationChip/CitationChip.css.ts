import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rampColor } from '../../theme/ramp.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { tabularFigures, text } from '../../theme/typography.ts'

const { color } = vars
const { media, motion, radius, space, weight } = tokens

const tint = (share: number) => `color-mix(in oklab, ${rampColor} ${share}%, transparent)`

const filledBySystem = { background: 'Highlight' }

/** A pointer target of 24 pixels around a chip of 16 pixels, without changing the line height. */
export const chip = style([
  text.label,
  tabularFigures,
  {
    position: 'relative',
    zIndex: 0,
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '1.5rem',
    height: '1.5rem',
    marginBlock: '-0.25rem',
    // Punctuation after the chip stays close to it.
    marginInlineEnd: '-0.1875rem',
    padding: `0 ${space[8]}`,
    borderRadius: radius[6],
    color: rampColor,
    fontWeight: weight.bold,
    lineHeight: 1,
    verticalAlign: '1px',
    transition: `color ${motion.state}`,
    '::before': {
      content: '',
      position: 'absolute',
      inset: '0.25rem',
      zIndex: -1,
      border: `1px solid ${rampColor}`,
      borderRadius: radius[4],
      transition: `background-color ${motion.state}`,
    },
    ':focus-visible': { outlineOffset: '-1px' },
    selectors: {
      // The number uses the text color: the step's color has too little contrast on its tint.
      '&:hover, &:active, &[data-highlighted]': { color: color.text },
      '&:hover::before, &[data-highlighted]::before': { background: tint(20) },
      '&:active::before': { background: tint(36) },
      '&[aria-current]': { color: color.canvas },
      '&[aria-current]::before': { background: rampColor },
      '&[aria-current]:hover::before, &[aria-current][data-highlighted]::before': {
        background: `color-mix(in oklab, ${rampColor}, ${color.text} 24%)`,
      },
      '&[aria-current]:active::before': {
        background: `color-mix(in oklab, ${rampColor}, ${color.text} 48%)`,
      },
    },
    '@media': {
      // System colors: highlighted has a thicker border, active is filled.
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        color: 'ButtonText',
        outlineColor: 'ButtonText',
        '::before': { borderColor: 'ButtonText' },
        selectors: {
          '&:hover, &:active, &[data-highlighted]': { color: 'ButtonText' },
          '&:hover::before, &:active::before, &[data-highlighted]::before': {
            borderWidth: '2px',
            background: 'none',
          },
          '&[aria-current]': { color: 'HighlightText' },
          '&[aria-current]::before': filledBySystem,
          '&[aria-current]:hover::before': filledBySystem,
          '&[aria-current]:active::before': filledBySystem,
          '&[aria-current][data-highlighted]::before': filledBySystem,
        },
      },
    },
  },
])

import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { overriding } from '../../theme/overriding.ts'
import { tokens } from '../../theme/tokens.ts'
import { headerHeight } from './LandingView.css.ts'

const { media, radius, space } = tokens

export const header = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space[16]}`,
  minHeight: headerHeight,
  // Dims the backdrop behind the text.
  '::before': {
    content: '""',
    position: 'absolute',
    inset: '0 -100vw',
    zIndex: -1,
    background: `linear-gradient(${vars.color.canvas} 50%, transparent)`,
    opacity: 0.8,
  },
})

export const brand = style({ borderRadius: radius[4] })

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  '@media': { [media.narrow]: { marginInlineEnd: `calc(-1 * ${space[16]})` } },
})

/** Hidden on narrow pages, where scrolling reaches these sections quickly. */
export const wideOnly = style(overriding({ '@media': { [media.narrow]: { display: 'none' } } }))

import { style } from '@vanilla-extract/css'
import { tokens } from '../../theme/tokens.ts'
import { headHeight } from './LandingView.css.ts'

const { media, radius, space } = tokens

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space[16]}`,
  minHeight: headHeight,
})

export const brand = style({ borderRadius: radius[4] })

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  '@media': { [media.narrow]: { marginInlineEnd: `calc(-1 * ${space[16]})` } },
})

/** What the page itself shows soon enough on a phone. */
export const wideOnly = style({ '@media': { [media.narrow]: { display: 'none' } } })

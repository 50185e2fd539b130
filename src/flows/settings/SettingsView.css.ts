import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { color } = vars
const { control, layer, media, motion, radius, space, weight } = tokens

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  gap: space[32],
  '@media': { [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] } },
})

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
})

/** On narrow screens, the bar of links is above the section. */
export const section = style({
  minWidth: 0,
  scrollMarginBlockStart: space[24],
  '@media': { [media.compact]: { scrollMarginBlockStart: `calc(${control.large} + ${space[16]})` } },
})

export const release = style([text.small, { color: color.muted }])

/** Stays visible while the sections scroll; on narrow screens under the top bar, over the page's full width. */
export const nav = style({
  position: 'sticky',
  insetBlockStart: space[32],
  alignSelf: 'start',
  minWidth: 0,
  '@media': {
    [media.compact]: {
      insetBlockStart: 0,
      zIndex: layer.sticky,
      marginInline: '-40px',
      borderBlockEnd: `1px solid ${color.line}`,
      background: color.canvas,
    },
    // The height of the top bar.
    [media.narrow]: { insetBlockStart: '3.5rem', marginInline: `-${space[16]}` },
  },
})

export const navList = style({
  position: 'relative',
  display: 'grid',
  gap: space[2],
  marginInlineStart: `-${space[16]}`,
  '@media': {
    [media.compact]: {
      display: 'flex',
      gap: 0,
      marginInlineStart: 0,
      paddingInline: space[24],
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
    [media.narrow]: { paddingInline: space[4] },
  },
})

export const navItem = style({ flex: 'none' })

export const navLink = style([
  text.base,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: control.medium,
    padding: `${space[4]} ${space[16]}`,
    borderRadius: radius[6],
    color: color.muted,
    transition: `background-color ${motion.state}, color ${motion.state}`,
    ':hover': { background: color.hover, color: color.text },
    ':focus-visible': { outlineOffset: '-2px' },
    selectors: {
      '&[aria-current]': { color: color.text, fontWeight: weight.medium },
      '&[aria-current]::before': {
        content: '""',
        position: 'absolute',
        insetBlock: space[8],
        insetInlineStart: 0,
        width: '2px',
        borderRadius: radius.round,
        background: color.text,
      },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[aria-current]::before': { background: 'Highlight' } } },
      [media.compact]: {
        minHeight: control.large,
        whiteSpace: 'nowrap',
        selectors: {
          '&[aria-current]::before': {
            insetBlock: 'auto 0',
            insetInline: space[16],
            width: 'auto',
            height: '2px',
          },
        },
      },
    },
  },
])

import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { color } = vars
const { media, radius, space, weight } = tokens

export const rows = style([text.base, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }])

/** On narrow screens, time and status are below the name. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 7rem 8rem',
  alignItems: 'center',
  gap: `0 ${space[16]}`,
  minHeight: '3.5rem',
  paddingInline: space[16],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  '@media': {
    [media.narrow]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gap: `${space[4]} ${space[16]}`,
      paddingBlock: space[16],
    },
  },
})

export const type = style({ '@media': { [media.narrow]: { gridRow: '1 / 3', alignSelf: 'start' } } })

globalStyle(`svg.${type}`, { width: '2.5rem', height: '1rem', strokeWidth: 1.6, color: color.muted })

export const name = style({
  minWidth: 0,
  borderRadius: radius[4],
  fontWeight: weight.medium,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  '@media': { [media.narrow]: { gridColumn: '2 / 4' } },
})

export const time = style({
  color: color.faint,
  '@media': { [media.narrow]: { gridColumn: 3, gridRow: 2, textAlign: 'end' } },
})

export const status = style({ '@media': { [media.narrow]: { gridColumn: 2, gridRow: 2 } } })

export const message = style([
  text.base,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[16],
    minHeight: '3.5rem',
    paddingInline: space[16],
    color: color.muted,
  },
])
globalStyle(`${message} > svg`, { flex: 'none', width: '1rem', height: '1rem', strokeWidth: 1.6 })

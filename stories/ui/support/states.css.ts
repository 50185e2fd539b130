import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../src/theme/contract.css.ts'
import { tokens } from '../../../src/theme/tokens.ts'
import { text } from '../../../src/theme/typography.ts'

const { media, space } = tokens

export const scroll = style({ overflowX: 'auto', margin: `-${space[8]}`, padding: space[8] })

/** On phones cells wrap, each below the name of its column. */
export const table = style({
  width: 'max-content',
  margin: `-${space[16]} -${space[24]}`,
  borderSpacing: `${space[24]} ${space[16]}`,
  textAlign: 'start',
  '@media': { [media.narrow]: { width: 'auto', margin: 0, borderSpacing: 0 } },
})

globalStyle(`${table}, ${table} > tbody`, { '@media': { [media.narrow]: { display: 'block' } } })
globalStyle(`${table} > tbody > tr`, {
  '@media': {
    [media.narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `${space[16]} ${space[24]}`,
      marginBlockEnd: space[32],
    },
  },
})
globalStyle(`${table} > thead`, { '@media': { [media.narrow]: { display: 'none' } } })
globalStyle(`${table} > tbody > tr > *`, { '@media': { [media.narrow]: { display: 'block' } } })
globalStyle(`${table} > tbody > tr > [data-interaction]::before`, {
  '@media': {
    [media.narrow]: {
      ...text.label,
      content: 'attr(data-label)',
      display: 'block',
      marginBlockEnd: space[4],
      color: vars.color.faint,
    },
  },
})

export const headerCell = style([
  text.small,
  {
    color: vars.color.muted,
    fontWeight: text.small.fontWeight,
    verticalAlign: 'middle',
    whiteSpace: 'nowrap',
    textAlign: 'start',
    '@media': { [media.narrow]: { width: '100%', fontWeight: tokens.weight.strong } },
  },
])

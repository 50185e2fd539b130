import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'

const { media, space, weight } = tokens

export const filters = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  marginBottom: space[16],
  '@media': { [media.narrow]: { flexDirection: 'column', alignItems: 'stretch', gap: space[8] } },
})

export const search = style({
  maxWidth: '296px',
  '@media': { [media.narrow]: { maxWidth: 'none' } },
})

/** All five fit a phone of 360 pixels; below that they scroll. */
export const statuses = style({})
globalStyle(`${statuses} > [role="radio"]`, { '@media': { [media.narrow]: { paddingInline: space[8] } } })

export const doomed = style({ color: vars.color.text, fontWeight: weight.medium, overflowWrap: 'anywhere' })

import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'

const { space } = tokens

export const form = style({ display: 'grid', gap: space[24] })
export const actions = style({ display: 'grid', gap: space[8] })

/** First and last name beside each other where there is room for both. */
export const names = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: `${space[24]} ${space[16]}`,
})

/** Beside the point: another way, and whom it is for. */
export const aside = style({ color: vars.color.muted })
export const email = style({ color: vars.color.text, overflowWrap: 'anywhere' })

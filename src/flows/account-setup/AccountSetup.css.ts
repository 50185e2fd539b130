import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'

const { space } = tokens

export const form = style({ display: 'grid', gap: space[24] })
export const actions = style({ display: 'grid', gap: space[8] })
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })
export const note = style({ color: vars.color.muted })
export const email = style({ color: vars.color.text, overflowWrap: 'anywhere' })
export const accessDenied = style({ display: 'grid', placeItems: 'center', minHeight: '100dvh' })

/** First and last name side by side if both fit. */
export const names = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: `${space[24]} ${space[16]}`,
})

import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'

const { space } = tokens

export const form = style({ display: 'grid', gap: space[24] })

/** First and last name side by side if both fit. */
export const names = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: `${space[24]} ${space[16]}`,
})

export const signIn = style({ color: vars.color.muted })

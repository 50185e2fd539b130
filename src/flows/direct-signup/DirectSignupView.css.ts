import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'

const { space } = tokens

export const form = style({ display: 'grid', gap: space[24] })

/** First and last name beside each other where there is room for both. */
export const names = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: `${space[24]} ${space[16]}`,
})

/** The wait before anything may be shown. */
export const waiting = style({ display: 'grid', placeItems: 'center', minHeight: '100dvh' })

/** Beside the point: another way. */
export const aside = style({ color: vars.color.muted })

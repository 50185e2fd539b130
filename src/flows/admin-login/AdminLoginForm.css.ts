import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[24] })

/** Reserves its line, so that the layout does not shift when the text appears. */
export const status = style([text.small, { minHeight: text.small.lineHeight, color: vars.color.muted }])

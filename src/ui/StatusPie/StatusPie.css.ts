import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const pie = style({ display: 'block', flex: 'none' })

export const neutral = style({ color: vars.color.faint })
export const failure = style({ color: vars.color.negative })

import { style } from '@vanilla-extract/css'
import { overriding } from '../../theme/overriding.ts'
import { tokens } from '../../theme/tokens.ts'

const { space } = tokens

/** Fills its container. */
export const document = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  flex: '1 1 0',
  minHeight: 0,
  height: '100%',
})
export const skeleton = style({ display: 'grid', padding: space[16] })
export const message = style(overriding({ margin: space[16] }))

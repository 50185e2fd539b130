import { fallbackVar, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { overriding } from '../../theme/overriding.ts'
import { rampColor } from '../../theme/ramp.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { tabularFigures, text } from '../../theme/typography.ts'

const { color } = vars
const { radius, space } = tokens

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] })

export const page = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius[4],
  boxShadow: `0 0 0 1px ${color.lineStrong}`,
  selectors: { '&[hidden]': { display: 'none' } },
})
const filling = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const
export const canvas = style(filling)
export const skeleton = style(overriding({ ...filling, borderRadius: 0 }))

const marking = fallbackVar(rampColor, color.focus)

/** Multiplied, so that the text stays dark. */
export const mark = style({
  position: 'absolute',
  borderRadius: '2px',
  borderBottom: `1px solid ${marking}`,
  background: `color-mix(in srgb, ${marking} 28%, transparent)`,
  mixBlendMode: 'multiply',
  pointerEvents: 'none',
})

export const error = style({ borderRadius: radius[4], boxShadow: `0 0 0 1px ${color.line}` })

export const navigation = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
})
export const count = style([text.small, tabularFigures, { color: color.muted, textAlign: 'center' }])
export const arrow = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } })

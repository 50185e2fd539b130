import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../src/theme/contract.css.ts'
import { tokens } from '../../../src/theme/tokens.ts'
import { text } from '../../../src/theme/typography.ts'
import { messagePane } from './panes.css.ts'

const { color } = vars
const { media, radius, space, weight } = tokens

export const root = style([
  messagePane,
  {
    padding: space[24],
    overflowWrap: 'anywhere',
    '@media': { [media.narrow]: { padding: space[16] } },
  },
])

export const back = style({
  display: 'none',
  '@media': { [media.narrow]: { display: 'block', marginBlockEnd: space[8] } },
})

export const head = style({ display: 'grid', gap: space[8], marginBlockEnd: space[16] })

export const subject = style([
  text.lead,
  { fontWeight: weight.strong, ':focus-visible': { outline: 'none' } },
])

export const details = style([
  text.small,
  { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: `${space[4]} ${space[16]}`, margin: 0 },
])
globalStyle(`${details} > dt`, { color: color.muted })
globalStyle(`${details} > dd`, { margin: 0 })

export const frame = style({
  display: 'block',
  width: '100%',
  border: `1px solid ${color.line}`,
  borderRadius: radius[8],
  background: '#fff',
})

export const textMessage = style({ display: 'grid', justifyItems: 'start', gap: space[16] })

export const bubble = style([
  text.body,
  {
    display: 'grid',
    gap: space[8],
    maxWidth: '28rem',
    padding: `${space[8]} ${space[16]}`,
    borderRadius: `${radius[12]} ${radius[12]} ${radius[12]} ${radius[4]}`,
    background: color.raised,
    border: `1px solid ${color.line}`,
  },
])

export const code = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[16] })
export const digits = style([text.lead, { fontFamily: tokens.font.mono, letterSpacing: '0.1em' }])

import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { overriding } from '../../theme/overriding.ts'
import { tokens } from '../../theme/tokens.ts'
import { tabularFigures, text } from '../../theme/typography.ts'

const { color } = vars
const { radius, space } = tokens

export const root = style({ display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)', minHeight: 0 })
export const reader = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
})
export const error = style({ alignSelf: 'center' })

export const toolbar = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
  padding: `${space[4]} ${space[8]}`,
  borderBlockEnd: `1px solid ${color.line}`,
})
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  ':first-child': { marginInlineEnd: 'auto' },
})
/** Beside other buttons, a phone has no space for these. */
export const hiddenIfNarrow = style({ '@container': { '(max-width: 430px)': { display: 'none' } } })
export const pageForm = style([
  text.small,
  tabularFigures,
  { display: 'flex', alignItems: 'center', gap: space[4], color: color.muted, whiteSpace: 'nowrap' },
])
export const pageLabel = style({ display: 'flex', alignItems: 'center', gap: space[4] })
export const pageField = style([
  text.small,
  tabularFigures,
  {
    boxSizing: 'content-box',
    minHeight: '24px',
    padding: `0 ${space[4]}`,
    border: `1px solid ${color.control}`,
    borderRadius: radius[4],
    background: 'transparent',
    color: color.text,
    textAlign: 'center',
  },
])
export const count = style({ color: color.muted })
export const percent = style([
  text.small,
  tabularFigures,
  { minWidth: '2.75rem', color: color.muted, textAlign: 'center' },
])

export const notice = style({ flex: 'none', margin: space[8] })
/** The focus ring is above the pages. */
export const view = style({
  position: 'relative',
  flex: '1 1 0',
  minHeight: 0,
  selectors: {
    '&:has(> :focus-visible)::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-2px',
      pointerEvents: 'none',
    },
  },
})
export const scroller = style({
  position: 'relative',
  height: '100%',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: color.canvas,
  ':focus-visible': { outline: 'none' },
})
export const content = style({ position: 'relative', overflow: 'hidden' })
export const skeleton = style(
  overriding({ position: 'absolute', inset: space[16], width: 'auto', height: 'auto' }),
)

import { style } from '@vanilla-extract/css'
import { vars } from '../../../src/theme/contract.css.ts'
import { tokens } from '../../../src/theme/tokens.ts'
import { text } from '../../../src/theme/typography.ts'
import { BAR_SIZE } from '../bar/DemoBar.css.ts'

const { color, shadow } = vars
const { layer, media, radius, space } = tokens

/** Above the bar and the page. */
export const panel = style({
  position: 'fixed',
  insetBlock: `${space[8]} calc(${BAR_SIZE} + ${space[8]})`,
  insetInlineEnd: space[8],
  zIndex: layer.floating,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '25rem',
  maxHeight: '52rem',
  marginBlockStart: 'auto',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius[8],
  background: color.surface,
  boxShadow: shadow.overlay,
  outline: 'none',
  overflowWrap: 'anywhere',
  '@media': {
    [media.narrow]: {
      insetInline: space[8],
      width: 'auto',
      maxWidth: '32rem',
      marginInlineStart: 'auto',
    },
  },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[8]} ${space[8]} 0 ${space[16]}`,
})

export const title = style([text.body, { flex: 1, minWidth: 0, fontWeight: tokens.weight.strong }])

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[16],
  padding: `${space[4]} ${space[16]} ${space[16]}`,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
})

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  padding: `${space[8]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.line}`,
})

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  selectors: {
    '& + &': {
      marginBlockStart: space[16],
      paddingBlockStart: space[16],
      borderBlockStart: `1px solid ${color.line}`,
    },
  },
})

export const sectionTitle = style([text.base, { fontWeight: tokens.weight.strong }])

export const note = style([text.small, { color: color.muted }])

export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] })

export const duration = style([text.small, { color: color.faint }])

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })

export const prospect = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  marginBlockEnd: space[16],
})

export const person = style({
  display: 'grid',
  gridTemplateColumns: '1rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[16],
  width: '100%',
  padding: `${space[8]} ${space[16]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius[8],
  background: color.raised,
  selectors: {
    '&:hover:not([data-disabled])': { background: color.hover, borderColor: color.lineStrong },
    '&:active:not([data-disabled])': { background: color.pressed },
    '&[data-disabled]': { background: 'none', cursor: 'not-allowed' },
  },
})

export const personIcon = style({ color: color.muted, width: '1rem', height: '1rem', strokeWidth: 1.6 })

export const personName = style([text.base, { display: 'block', fontWeight: tokens.weight.medium }])

export const personNote = style([text.small, { display: 'block', color: color.muted }])

export const script = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] })

export const step = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  columnGap: space[8],
  paddingBlockEnd: space[16],
  selectors: { '& + &': { paddingBlockStart: space[16], borderBlockStart: `1px solid ${color.line}` } },
})

export const stepNumber = style([
  text.base,
  { display: 'flex', alignItems: 'center', height: text.base.lineHeight, color: color.faint },
])

export const stepBody = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] })

export const say = style([text.base, { color: color.muted }])

export const faultRow = style({ display: 'flex', alignItems: 'center', gap: space[8] })

export const faultText = style([text.small, { flex: 1, minWidth: 0, fontFamily: tokens.font.mono }])

export const time = style([text.lead, { fontVariantNumeric: 'tabular-nums' }])

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  marginBlockStart: space[8],
})

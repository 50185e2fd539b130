import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { overriding } from '../../theme/overriding.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'
import { page } from '../../ui/PageHeader/page.css.ts'

const { color } = vars
const { layer, media, space, weight } = tokens

/** The bar of quick actions at the bottom of narrow windows. */
const BAR_HEIGHT = '4rem'

export const content = style([
  page,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[32],
  },
  overriding({ '@media': { [media.narrow]: { paddingBlockEnd: `calc(${BAR_HEIGHT} + ${space[32]})` } } }),
])

/** The page's gap provides the space below. */
export const header = style(overriding({ marginBlockEnd: 0 }))

/** The icon is aligned with the first line of text. */
export const scope = style([
  text.small,
  {
    display: 'flex',
    gap: space[8],
    minHeight: '1.25rem',
    marginBlockStart: space[16],
    paddingInline: space[4],
    color: color.muted,
    lineHeight: '1.25rem',
    overflowWrap: 'anywhere',
  },
])
globalStyle(`${scope} > svg`, {
  flex: 'none',
  width: '0.875rem',
  height: '1.25rem',
  strokeWidth: 1.6,
})
globalStyle(`${scope} strong`, { color: color.text, fontWeight: weight.strong })

export const warning = style([scope])
globalStyle(`${warning} > svg`, { color: color.warning })

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
})

export const sectionHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
  minHeight: tokens.control.medium,
})

export const sectionTitle = style([text.base, { fontWeight: weight.strong }])

/** On narrow windows a bar at the bottom, in reach of the thumb. */
export const quickActions = style([
  section,
  {
    '@media': {
      [media.narrow]: {
        position: 'fixed',
        insetInline: 0,
        insetBlockEnd: 0,
        zIndex: layer.sticky,
        padding: `${space[4]} ${space[8]} calc(${space[4]} + env(safe-area-inset-bottom))`,
        borderBlockStart: `1px solid ${color.line}`,
        background: color.canvas,
      },
      print: { display: 'none' },
    },
  },
])
globalStyle(`${quickActions} > h2`, {
  '@media': { [media.narrow]: { position: 'absolute', clipPath: 'inset(50%)' } },
})

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[16],
  '@media': { [media.narrow]: { gap: 0 } },
})

export const action = style(
  overriding({
    height: '100%',
    '@media': {
      [media.narrow]: { minHeight: BAR_HEIGHT, border: 0, background: 'none', boxShadow: 'none' },
    },
  }),
)
globalStyle(`${action} > *`, {
  '@media': { [media.narrow]: { justifyContent: 'center', padding: space[8], textAlign: 'center' } },
})
/** The description. */
globalStyle(`${action} > :last-child`, { '@media': { [media.narrow]: { display: 'none' } } })

export const actionTitle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  '@media': { [media.narrow]: { ...text.label, flexDirection: 'column', gap: space[4] } },
})
export const actionIcon = style({
  flex: 'none',
  width: '1rem',
  height: '1rem',
  color: color.muted,
  strokeWidth: 1.6,
})

export const actionText = style([text.small, { marginBlockStart: `-${space[4]}`, color: color.faint }])

/** The figures of other users' documents are less prominent. */
export const othersFigures = style({})
globalStyle(`${othersFigures} dd`, { color: color.faint })

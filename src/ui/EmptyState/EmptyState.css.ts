import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text as type } from '../../theme/typography.ts'

const { color } = vars
const { media, radius, space } = tokens

export const root = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    paddingInline: space[24],
    textAlign: 'center',
    overflowWrap: 'anywhere',
    '@media': { [media.narrow]: { paddingInline: space[16] } },
  },
  variants: {
    size: {
      medium: { paddingBlock: space[48], '@media': { [media.narrow]: { paddingBlock: space[32] } } },
      large: { paddingBlock: space[96], '@media': { [media.narrow]: { paddingBlock: space[64] } } },
    },
  },
  defaultVariants: { size: 'medium' },
})

const isLarge = `.${root.classNames.variants.size.large} > &`

/** Marks an ErrorState. */
export const failed = style({})

/** Dashed like the 'pending' status. */
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  marginBlockEnd: space[16],
  border: `1px dashed ${color.control}`,
  borderRadius: radius[8],
  color: color.muted,
  selectors: {
    [isLarge]: { width: '3rem', height: '3rem', marginBlockEnd: space[24] },
    [`${failed} > &`]: {
      borderStyle: 'solid',
      borderColor: color.negativeLine,
      background: color.negativeBackground,
      color: color.negative,
    },
  },
})
globalStyle(`${icon} > svg`, { width: '50%', height: '50%', strokeWidth: 1.6 })

export const title = style([
  type.body,
  { fontWeight: tokens.weight.strong, selectors: { [isLarge]: type.title } },
])

export const text = style([
  type.base,
  {
    maxWidth: 'min(48ch, 100%)',
    color: color.muted,
    textWrap: 'balance',
    selectors: { [isLarge]: { ...type.body, marginBlockStart: space[4] } },
  },
])

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[8],
  maxWidth: '100%',
  marginBlockStart: space[16],
  selectors: { [isLarge]: { marginBlockStart: space[24] } },
})

import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { color } = vars
const { media, radius, space } = tokens

export const notice = recipe({
  base: [
    text.base,
    {
      display: 'flex',
      alignItems: 'flex-start',
      gap: space[8],
      paddingBlock: space[8],
      paddingInline: space[16],
      border: `1px solid ${color.lineStrong}`,
      borderRadius: radius[6],
      background: color.surface,
      color: color.text,
      overflowWrap: 'anywhere',
    },
  ],
  variants: {
    tone: {
      info: {},
      success: {},
      warning: {},
      error: { borderColor: color.negativeLine, background: color.negativeBackground },
    },
  },
})

/** Vertically centered on the first line at any text size. */
globalStyle(`${notice.classNames.base} > svg`, {
  width: '1rem',
  height: '1rem',
  marginBlockStart: '0.125rem',
  strokeWidth: 1.6,
})

export const icon = {
  info: style({ color: color.info }),
  success: style({ color: color.positive }),
  warning: style({ color: color.warning }),
  error: style({ color: color.negative }),
}

export const body = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
})

export const words = style({ flex: '1 1 200px', minWidth: 0 })
export const title = style({ fontWeight: tokens.weight.strong })
export const detail = style({ color: color.muted })

/** Negative margin, so that a one-line notice is not higher than without the button. */
export const dismiss = style({
  marginBlock: `-${space[4]}`,
  marginInlineEnd: `-${space[8]}`,
  '@media': { [media.narrow]: { marginBlock: `-${space[8]}` } },
})

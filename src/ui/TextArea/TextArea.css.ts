import { style } from '@vanilla-extract/css'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'
import { input } from '../Field/Field.css.ts'

const { media, space } = tokens

/** The hidden copy of the text needs the same font as the textarea. */
const letters = [text.body, { '@media': { [media.narrow]: { fontSize: text.lead.fontSize } } }]

/** Grows without script: a hidden copy of the text in the same grid cell sets the height, up to the maximum. */
export const sizer = style([
  ...letters,
  {
    display: 'grid',
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    '::after': {
      content: 'attr(data-text) " "',
      gridArea: '1 / 1',
      paddingBlock: space[8],
      paddingInline: space[16],
      visibility: 'hidden',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
  },
])

export const textarea = style({
  selectors: {
    [`&.${input}`]: {
      gridArea: '1 / 1',
      minHeight: 0,
      paddingBlock: space[8],
      overflow: 'auto',
      overflowWrap: 'anywhere',
      resize: 'none',
      fontSize: 'inherit',
      lineHeight: 'inherit',
    },
  },
})

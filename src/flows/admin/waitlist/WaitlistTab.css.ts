import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../theme/contract.css.ts'
import { tokens } from '../../../theme/tokens.ts'
import { tabularFigures, text, truncated } from '../../../theme/typography.ts'
import { emailBelow } from './emailBelow.ts'

const { color } = vars
const { layer, space, weight } = tokens

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] })

/** Separates the notice from the list below it. */
export const refresh = style({ marginBlockEnd: space[8] })

/** Sticky while applications are selected. */
export const selectionBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  minHeight: '2.75rem',
  selectors: {
    '&[data-selection]': {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: layer.sticky,
      background: color.canvas,
    },
  },
})
export const summary = style([
  text.small,
  tabularFigures,
  {
    minWidth: '6rem',
    color: color.faint,
    selectors: { [`${selectionBar}[data-selection] > &`]: { color: color.text, fontWeight: weight.medium } },
  },
])
export const verdicts = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })

export const applicantCell = style(emailBelow)

/** A button that looks like a link. */
export const name = style({
  display: '-webkit-box',
  maxWidth: '100%',
  minHeight: '1.5rem',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontWeight: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
})
const singleLine = style([truncated, { display: 'block' }])
export const email = singleLine
export const topic = singleLine
/** Two lines. The whole text stays in the page for screen readers, in the title and in the review dialog. */
export const useCase = style([
  text.small,
  {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflowWrap: 'anywhere',
  },
])
export const affiliation = style([singleLine, text.small, { color: color.faint }])

export const warning = recipe({
  base: [
    text.small,
    {
      display: 'flex',
      alignItems: 'flex-start',
      gap: space[4],
      marginBlockStart: space[2],
      fontWeight: weight.regular,
      overflowWrap: 'anywhere',
    },
  ],
  variants: { tone: { failure: { color: color.negative }, warning: { color: color.warning } } },
})
globalStyle(`${warning.classNames.base} > svg`, {
  flex: 'none',
  width: '0.875rem',
  height: text.small.lineHeight,
  strokeWidth: 1.6,
})
export const dismiss = style({ marginBlock: `calc(-1 * ${space[4]})` })

export const consequences = style({ display: 'grid', gap: space[8] })
export const applicant = style({ color: color.text, fontWeight: weight.medium, overflowWrap: 'anywhere' })
export const list = style({
  display: 'grid',
  gap: space[4],
  paddingInlineStart: space[16],
  listStyle: 'disc',
})

import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { figures, text } from '../../theme/typography.ts'
import { panel } from '../../ui/Card/Card.css.ts'

const { color } = vars
const { media, motion, radius, space, weight } = tokens

/** A real table, laid out as a grid: its rows are placed one by one, and on phones they become cards. */
export const table = style([panel, { display: 'block' }])
globalStyle(`:where(${table}) :is(thead, tbody)`, { display: 'block' })
globalStyle(`:where(${table} :is(th, td))`, { padding: 0, font: 'inherit', textAlign: 'inherit' })

const columns = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) 60px 104px 120px 168px',
  alignItems: 'center',
  columnGap: space[16],
  paddingInline: space[16],
  '@media': {
    [media.compact]: { gridTemplateColumns: '40px minmax(0, 1fr) 120px 168px' },
    [media.narrow]: { gridTemplateColumns: '40px minmax(0, 1fr) auto', rowGap: space[4] },
  },
})

/** On phones the cards need no head; for assistive technology it stays. */
export const head = style({
  '@media': { [media.narrow]: { position: 'absolute', overflow: 'hidden', clipPath: 'inset(50%)' } },
})
export const headRow = style([
  columns,
  text.label,
  { minHeight: '36px', color: color.faint, textAlign: 'left' },
])

globalStyle(`${headRow} > th`, { color: 'inherit', fontSize: 'inherit' })

/** On phones a row is a card: the name over its status and what can be done. */
export const row = style([
  columns,
  {
    minHeight: '48px',
    paddingBlock: '6px',
    borderTop: `1px solid ${color.line}`,
    transition: `background-color ${motion.state}`,
    ':hover': { background: color.raised },
    selectors: { '[data-theme="light"] &:hover': { background: color.canvas } },
    '@media': { [media.narrow]: { paddingBlock: space[16] } },
  },
])

export const type = style({ '@media': { [media.narrow]: { alignSelf: 'start' } } })

export const name = style({
  minWidth: 0,
  fontWeight: 520,
  '@media': { [media.narrow]: { gridColumn: '2 / 4' } },
})

/** Room for two lines on a phone is worth more than one line with a gap in its middle. */
export const filename = style({ '@media': { [media.narrow]: { display: 'block' } } })
globalStyle(`${filename} > span[aria-hidden]`, {
  '@media': { [media.narrow]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
})

export const reason = style([
  text.small,
  { marginTop: space[2], color: color.negative, fontWeight: weight.regular, overflowWrap: 'anywhere' },
])

const detail = style([
  figures,
  {
    color: color.faint,
    fontSize: '13px',
    whiteSpace: 'nowrap',
    '@media': { [media.compact]: { display: 'none' } },
  },
])
export const size = style([detail, { textAlign: 'right' }])
export const added = style([detail])

export const status = style({
  display: 'flex',
  '@media': { [media.narrow]: { gridColumn: 2 } },
})

/** On phones the cell gives its place up to its parts, so that the note can reach across the card. */
export const actions = style({ '@media': { [media.narrow]: { display: 'contents' } } })

export const buttons = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[8],
  marginRight: '-8px',
  '@media': {
    [media.narrow]: { gridColumn: 3 },
    // Too narrow for a status and what can be done about it side by side.
    '(max-width: 360px)': { gridColumn: '2 / 4' },
  },
})

export const note = style([
  text.small,
  {
    gridColumn: '2 / 4',
    marginBlock: space[4],
    padding: space[8],
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius[6],
    background: color.raised,
  },
])

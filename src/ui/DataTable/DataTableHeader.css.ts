import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'
import { inCards, inNarrowTable, inTightTable } from './containerQueries.ts'
import { columns } from './DataTableRow.css.ts'

const { color } = vars
const { layer, motion, radius, space } = tokens

const hidden = { position: 'absolute', width: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } as const

/** In the card layout only the sort buttons remain, side by side. */
export const head = recipe({
  base: {
    display: 'block',
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: layer.sticky,
    background: color.surface,
    boxShadow: `0 1px ${color.line}`,
    // In the card layout the header is taller than one line and has no column labels.
    ...inCards({ position: 'static' }),
  },
  variants: { sortable: { true: {}, false: inCards(hidden) } },
})

export const row = style([
  columns,
  text.label,
  {
    alignItems: 'center',
    minHeight: '2.25rem',
    color: color.faint,
    ...inCards({
      flexWrap: 'wrap',
      paddingBlock: space[4],
      selectors: {
        '&&': { display: 'flex' },
        // The text before the sort buttons in the card layout.
        '&::before': { content: ['attr(data-label)', 'attr(data-label) / ""'] },
      },
    }),
  },
])

export const cell = recipe({
  base: { minWidth: 0, padding: 0, font: 'inherit', textAlign: 'start', overflowWrap: 'anywhere' },
  variants: {
    align: { start: {}, end: { textAlign: 'end' } },
    optional: { true: inTightTable({ display: 'none' }), narrow: inNarrowTable({ display: 'none' }) },
    sortable: { true: {}, false: inCards(hidden) },
  },
})

/** The checkbox of all rows; in the card layout it aligns with the rows' checkboxes. */
export const checkbox = style({ padding: 0, ...inCards({ order: -1, marginInlineEnd: space[8] }) })

/** Negative margin of the padding, so that the text aligns with the column's edge. */
export const sort = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    maxWidth: `calc(100% + 2 * ${space[8]})`,
    minHeight: '1.75rem',
    marginInline: `calc(-1 * ${space[8]})`,
    paddingInline: space[8],
    borderRadius: radius[4],
    fontWeight: 'inherit',
    transition: `background-color ${motion.state}, color ${motion.state}`,
    selectors: {
      '&:hover': { background: color.hover, color: color.text },
      '&:active': { background: color.pressed, color: color.text },
    },
  },
  variants: {
    active: { true: { color: color.text }, false: {} },
    /** The arrow comes first, so that the header's text aligns with the numbers. */
    align: { start: {}, end: { flexDirection: 'row-reverse', ...inCards({ flexDirection: 'row' }) } },
  },
})

/** The arrow of an inactive column is visible on hover and focus only; hidden on phones. */
export const arrow = recipe({
  base: { width: '0.875rem', height: '0.875rem', strokeWidth: 1.8 },
  variants: {
    active: {
      true: {},
      false: {
        opacity: 0,
        transition: `opacity ${motion.state}`,
        selectors: { [`:is(${sort.classNames.base}):is(:hover, :focus-visible) > &`]: { opacity: 1 } },
        ...inCards({ display: 'none' }),
      },
    },
  },
})

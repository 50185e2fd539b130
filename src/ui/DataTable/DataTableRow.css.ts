import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { tabularFigures, text } from '../../theme/typography.ts'
import { inCards, inNarrowTable, inTightTable } from './containerQueries.ts'
import { narrowTracks, rowHeight, tightTracks, tracks } from './DataTable.css.ts'

const { color } = vars
const { motion, space } = tokens

/** Shared by the header and the rows. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `var(${tracks})`,
  columnGap: space[16],
  paddingInline: space[16],
  ...inTightTable(
    { gridTemplateColumns: `var(${tightTracks})` },
    { gridTemplateColumns: `var(${narrowTracks})`, columnGap: space[8] },
  ),
})

/**
 * No vertical border or padding, because a virtualized row is measured without them: the hairline is a
 * shadow, and a card's insets are padding of its first cells and an empty line at its end.
 */
export const row = recipe({
  base: [
    columns,
    text.base,
    {
      position: 'relative',
      gridTemplateRows: `minmax(var(${rowHeight}), auto)`,
      alignItems: 'center',
      boxShadow: `inset 0 1px ${color.line}`,
      transition: `background-color ${motion.state}`,
      ...inCards({
        gridTemplateRows: 'none',
        gridTemplateColumns: '[start body] minmax(0, 1fr) [side] auto [end]',
        columnGap: space[8],
        rowGap: space[4],
        selectors: { '&::after': { content: '""', gridColumn: 'start / end', height: '12px' } },
      }),
    },
  ],
  variants: {
    /** A tag or an avatar is before the name. */
    lead: {
      true: inCards({ gridTemplateColumns: '[start] auto [body] minmax(0, 1fr) [side] auto [end]' }),
    },
    pressable: {
      true: {
        selectors: {
          '&:hover': { background: color.hover },
          '&:active': { background: color.pressed },
        },
      },
    },
    /** Also marked by an edge, not only by the background color. */
    selected: {
      true: {
        background: color.hover,
        '::before': {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: 0,
          width: '2px',
          background: color.text,
        },
      },
    },
  },
})

/** Keeps its width without a checkbox, so that the names of cards align. */
export const checkbox = style({ minWidth: '1.125rem', boxSizing: 'content-box' })

export const cell = recipe({
  base: {
    minWidth: 0,
    padding: `${space[4]} 0`,
    font: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    ...inCards({ padding: 0 }),
  },
  variants: {
    part: {
      lead: inCards(
        {
          order: -2,
          gridColumn: 'start / body',
          alignSelf: 'start',
          minHeight: '1.5rem',
          marginBlockStart: space[16],
          paddingInlineEnd: space[4],
          // A card has room for one of them.
          selectors: { [`${checkbox} + &`]: { display: 'none' } },
        },
        { gridColumn: 'start / end' },
      ),
      primary: {
        fontWeight: tokens.weight.medium,
        ...inCards(
          { order: -1, gridColumn: 'body / end', paddingBlockStart: space[16] },
          { gridColumn: 'start / end' },
        ),
      },
      detail: tabularFigures,
      actions: {},
    },
    align: {
      start: {},
      end: { textAlign: 'end', ...inCards({ textAlign: 'start' }) },
    },
    tone: { text: {}, muted: { color: color.muted } },
    optional: { true: inTightTable({ display: 'none' }), narrow: inNarrowTable({ display: 'none' }) },
    /** Layout of the cell in a card. */
    inCard: {
      labeled: inCards(
        {
          gridColumn: 'body / end',
          display: 'grid',
          gridTemplateColumns: 'minmax(4rem, 30%) minmax(0, 1fr)',
          columnGap: space[16],
          // Visual label only: the column header already labels the cell.
          selectors: {
            '&::before': { content: ['attr(data-label)', 'attr(data-label) / ""'], color: color.faint },
          },
        },
        { gridColumn: 'start / end', gridTemplateColumns: 'minmax(0, 1fr)' },
      ),
      alone: inCards({ gridColumn: 'body / side', alignSelf: 'center' }, { gridColumn: 'start / end' }),
      /** The actions on the line of the previous value. */
      beside: inCards({ gridColumn: 'side / end', alignSelf: 'center' }, { gridColumn: 'start / end' }),
      /** The actions on their own line. */
      below: inCards({ gridColumn: 'body / end', marginBlockStart: space[4] }, { gridColumn: 'start / end' }),
      hidden: inCards({ display: 'none' }),
      head: {},
    },
  },
})

export const value = style({ minWidth: 0 })
globalStyle(`${value} > *`, { verticalAlign: 'top' })

/** The line below a row. */
export const note = recipe({
  base: {
    minWidth: 0,
    padding: `0 0 ${space[8]}`,
    font: 'inherit',
    overflowWrap: 'anywhere',
    ...inCards({ gridColumn: 'body / end', padding: 0 }, { gridColumn: 'start / end' }),
  },
  variants: { checkbox: { true: { gridColumn: '2 / -1' }, false: { gridColumn: '1 / -1' } } },
})

/** In rows the last button is aligned with the row's edge by a negative margin. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[8],
  marginInlineEnd: `calc(-1 * ${space[4]})`,
  // As high as buttons on phones, also in skeletons.
  ...inCards({ minHeight: '2.25rem' }),
})

/** The name as a button that covers the whole row. */
export const press = style({
  display: 'block',
  width: '100%',
  minHeight: '1.5rem',
  fontWeight: 'inherit',
  overflowWrap: 'anywhere',
  ':focus-visible': { outline: 'none' },
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: { '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' } },
})

/** Other interactive elements are above the row's button. */
globalStyle(`${row.classNames.base} :is(a, button, input):not(${press})`, { position: 'relative', zIndex: 1 })

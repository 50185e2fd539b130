import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { tabularFigures, text } from '../../theme/typography.ts'
import { inCards, inTightTableAndCards } from './containerQueries.ts'
import { rowHeight, tightTracks, tracks } from './DataTable.css.ts'

const { color } = vars
const { motion, space } = tokens

/** What the head and the rows share. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `var(${tracks})`,
  columnGap: space[16],
  paddingInline: space[16],
  ...inTightTableAndCards({ gridTemplateColumns: `var(${tightTracks})` }, {}),
})

/**
 * Neither border nor padding above and below, since a windowed row is measured without them: the hairline is a
 * shadow, and a card's insets are its first cells' and an empty line at its end.
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
    /** A tag or a face stands before the name. */
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
    /** Marked along its edge too, for eyes that do not tell the grounds apart. */
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
    optional: { true: inTightTableAndCards({ display: 'none' }, {}) },
    /** How the cell stands in a card. */
    inCard: {
      labelled: inCards(
        {
          gridColumn: 'body / end',
          display: 'grid',
          gridTemplateColumns: 'minmax(4rem, 30%) minmax(0, 1fr)',
          columnGap: space[16],
          // The column's head names the cell already: the label is for the eyes.
          selectors: {
            '&::before': { content: ['attr(data-label)', 'attr(data-label) / ""'], color: color.faint },
          },
        },
        { gridColumn: 'start / end', gridTemplateColumns: 'minmax(0, 1fr)' },
      ),
      alone: inCards({ gridColumn: 'body / side', alignSelf: 'center' }, { gridColumn: 'start / end' }),
      /** The actions, on the line of the value before them. */
      beside: inCards({ gridColumn: 'side / end', alignSelf: 'center' }, { gridColumn: 'start / end' }),
      /** The actions, on a line of their own. */
      below: inCards({ gridColumn: 'body / end', marginBlockStart: space[4] }, { gridColumn: 'start / end' }),
      hidden: inCards({ display: 'none' }),
      head: {},
    },
  },
})

/** A cell's content. A badge stands on its line, not on the baseline of its glyph. */
export const value = style({ minWidth: 0 })
globalStyle(`${value} > *`, { verticalAlign: 'top' })

/** Kept where there is nothing to tick, so that the names of cards stand below each other. */
export const ticks = style({ minWidth: '1.125rem', boxSizing: 'content-box' })

/** What there is to know of a row beyond its columns, below them. */
export const note = recipe({
  base: {
    minWidth: 0,
    padding: `0 0 ${space[8]}`,
    font: 'inherit',
    overflowWrap: 'anywhere',
    ...inCards({ gridColumn: 'body / end', padding: 0 }, { gridColumn: 'start / end' }),
  },
  variants: { ticks: { true: { gridColumn: '2 / -1' }, false: { gridColumn: '1 / -1' } } },
})

/** In rows they reach towards the edge, so that the last one's face stands on it. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[8],
  marginInlineEnd: `calc(-1 * ${space[4]})`,
  // As high as the buttons of a phone, also while there are none yet.
  ...inCards({ minHeight: '2.25rem' }),
})

/** The name as a button whose face is the whole row. */
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

/** What else can be pressed in the row lies above that face. */
globalStyle(`${row.classNames.base} :is(a, button, input):not(${press})`, { position: 'relative', zIndex: 1 })

import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tokens } from '../../../theme/tokens.ts'
import { text } from '../../../theme/typography.ts'
import { WIDE_LAYOUT_MIN_WIDTH_REM } from './wideLayoutMinWidth.ts'

const { color } = vars
const { media, space } = tokens

/**
 * A container query, because the app's sidebar takes part of the window. In wide layouts there are three columns;
 * otherwise the evidence is below the thread in the same scroll container.
 */
const wide = `(min-width: ${WIDE_LAYOUT_MIN_WIDTH_REM}rem)`
/** Not wide enough for chat sessions, thread and a readable page. */
const passageWithoutSessions = `${wide} and (max-width: 79.9rem)`
const motionAllowed = '(prefers-reduced-motion: no-preference)'

export const page = style({
  containerType: 'inline-size',
  height: '100dvh',
  // 56px is the height of the app's top bar on phones.
  '@media': { [media.narrow]: { height: 'calc(100dvh - 56px)' } },
})

export const centered = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 44rem)',
  placeContent: 'center',
  minHeight: 'calc(100dvh - 56px)',
  padding: space[16],
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '13rem minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  height: '100%',
  '@container': {
    [wide]: {
      gridTemplateColumns: '14.5rem minmax(0, 1fr)',
      selectors: {
        '&[data-with-evidence]': {
          gridTemplateColumns: '14.5rem minmax(0, 1fr) clamp(20rem, 32.7cqi, 25rem)',
        },
        // A page of a document needs more width to be readable.
        '&[data-with-passage]': { gridTemplateColumns: '14.5rem minmax(0, 1fr) minmax(0, 42cqi)' },
      },
    },
    [passageWithoutSessions]: {
      selectors: { '&[data-with-passage]': { gridTemplateColumns: '0 minmax(0, 1fr) 52cqi' } },
    },
  },
  '@media': {
    [media.narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
    },
  },
})

export const sessions = style({
  position: 'relative',
  gridRow: '1 / 3',
  display: 'flex',
  padding: space[16],
  paddingInline: '12px',
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  borderRight: `1px solid ${color.line}`,
  '@media': { [media.narrow]: { display: 'none' } },
  '@container': {
    [passageWithoutSessions]: { selectors: { [`${columns}[data-with-passage] > &`]: { display: 'none' } } },
  },
})

const scroller = {
  // Makes absolutely positioned descendants scroll with the content instead of extending the page.
  position: 'relative',
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  '@media': { [motionAllowed]: { scrollBehavior: 'smooth' } },
} as const

/** One scroll container for thread and evidence; in wide layouts each has its own scroll container. */
export const conversation = style([
  scroller,
  {
    gridRow: 1,
    gridColumn: 2,
    minHeight: 0,
    '@container': { [wide]: { display: 'contents' } },
    '@media': { [media.narrow]: { gridRow: 2, gridColumn: 1 } },
  },
])

export const thread = style({
  ':focus-visible': { outlineOffset: '-2px' },
  '@container': {
    [wide]: { ...scroller, gridRow: 1, gridColumn: 2, minHeight: 0 },
  },
})

export const printedTitle = style([text.title, { paddingInline: space[32] }])

export const evidence = style({
  // Aligned with the thread above.
  paddingInline: 'max(0px, calc(50% - 340px))',
  borderTop: `1px solid ${color.line}`,
  background: color.surface,
  ':focus-visible': { outlineOffset: '-2px' },
  // Hidden below the thread while an answer loads; in wide layouts the column stays.
  selectors: { '&[data-empty]': { display: 'none' } },
  '@container': {
    [wide]: {
      ...scroller,
      gridRow: '1 / 3',
      gridColumn: 3,
      selectors: { '&[data-empty]': { display: 'block' } },
      paddingInline: 0,
      borderTop: 0,
      borderLeft: `1px solid ${color.line}`,
    },
  },
})

export const composer = style({
  gridRow: 2,
  gridColumn: 2,
  width: '100%',
  maxWidth: '680px',
  marginInline: 'auto',
  padding: `0 ${space[32]} ${space[16]}`,
  '@media': {
    [media.narrow]: {
      gridRow: 3,
      gridColumn: 1,
      maxWidth: 'none',
      padding: space[16],
    },
  },
})

/** Touch devices usually have no keyboard. */
export const shortcutsButton = style({ '@media': { '(hover: none)': { display: 'none' } } })

import { style } from '@vanilla-extract/css'
import { vars } from '../../src/theme/contract.css.ts'
import { tokens } from '../../src/theme/tokens.ts'
import { tabularFigures, text, truncated } from '../../src/theme/typography.ts'

const { color } = vars
const { media, radius, space, weight } = tokens

/** The roles of a group: name, then a dark and a light swatch. */
export const roles = style({ display: 'grid' })
export const role = style({
  display: 'grid',
  gridTemplateColumns: '13rem repeat(2, minmax(0, 1fr))',
  columnGap: space[16],
  alignItems: 'stretch',
  '@media': { [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 0 } },
})
export const roleName = style([
  text.base,
  {
    alignSelf: 'center',
    fontWeight: weight.medium,
    overflowWrap: 'anywhere',
    selectors: {
      [`${role}:first-child > &`]: { paddingBlockStart: space[8] },
      [`${role}:last-child > &`]: { paddingBlockEnd: space[8] },
    },
    '@media': {
      [media.narrow]: {
        gridColumn: '1 / -1',
        selectors: { [`${role} > &`]: { paddingBlock: `${space[16]} ${space[4]}` } },
      },
    },
  },
])
export const half = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[16],
    minWidth: 0,
    padding: `${space[8]} ${space[16]}`,
    border: `0 solid ${color.lineStrong}`,
    borderInlineWidth: '1px',
    background: color.canvas,
    color: color.muted,
    selectors: {
      [`${role}:first-child > &`]: {
        paddingBlockStart: space[16],
        borderBlockStartWidth: '1px',
        borderStartStartRadius: radius[8],
        borderStartEndRadius: radius[8],
      },
      [`${role}:last-child > &`]: {
        paddingBlockEnd: space[16],
        borderBlockEndWidth: '1px',
        borderEndStartRadius: radius[8],
        borderEndEndRadius: radius[8],
      },
    },
    '@media': {
      [media.narrow]: {
        gap: space[8],
        selectors: {
          [`${role} > &`]: { padding: space[8], borderWidth: '1px', borderRadius: 0 },
          [`${role} > &:nth-child(2)`]: {
            borderInlineEndWidth: 0,
            borderStartStartRadius: radius[6],
            borderEndStartRadius: radius[6],
          },
          [`${role} > &:last-child`]: { borderStartEndRadius: radius[6], borderEndEndRadius: radius[6] },
        },
      },
    },
  },
])
export const swatch = style({
  flex: 'none',
  width: '3.5rem',
  height: '2rem',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius[6],
  '@media': { [media.narrow]: { width: '2rem' } },
})
export const value = style([
  tabularFigures,
  truncated,
  {
    flex: '1 1 0',
    display: 'grid',
    color: color.text,
    // No ligatures: 'ff' in a hex value is two letters.
    fontFeatureSettings: "'kern', 'liga' 0",
    '@media': { [media.narrow]: { whiteSpace: 'normal' } },
  },
])
export const lowest = style([tabularFigures, { color: color.faint }])

import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'

const { color } = vars
const { motion, radius, space } = tokens

export const link = recipe({
  base: {
    borderRadius: radius[4],
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: space[4],
    textDecorationColor: color.control,
    overflowWrap: 'anywhere',
    transition: `color ${motion.state}, text-decoration-color ${motion.state}`,
    selectors: {
      '&:hover:not(:disabled)': { color: color.text, textDecorationColor: 'currentColor' },
      '&:active:not(:disabled)': { color: color.muted, textDecorationColor: 'currentColor' },
      // Only links rendered as buttons can be disabled.
      '&:disabled': { color: color.faint, textDecorationColor: color.line, cursor: 'not-allowed' },
    },
  },
  variants: {
    tone: {
      strong: { color: color.text },
      quiet: { color: color.muted },
    },
    /** On its own line: tall enough to press. */
    standalone: { true: { display: 'inline-flex', alignItems: 'center', minHeight: '1.5rem' } },
  },
  defaultVariants: { tone: 'strong' },
})

import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'

export const textLink = recipe({
  base: {
    borderRadius: tokens.radius[4],
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    textDecorationColor: vars.color.control,
    transition: `color ${tokens.motion.state}, text-decoration-color ${tokens.motion.state}`,
    ':hover': { color: vars.color.text, textDecorationColor: 'currentColor' },
  },
  variants: {
    tone: {
      strong: { color: vars.color.text },
      quiet: { color: vars.color.muted },
    },
    /** A line of its own: tall enough to hit. */
    standalone: { true: { display: 'inline-flex', alignItems: 'center', minHeight: '24px' } },
  },
  defaultVariants: { tone: 'strong' },
})

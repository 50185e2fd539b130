import { vars } from '../../../theme/contract.css.ts'
import { tokens } from '../../../theme/tokens.ts'
import { text, truncated } from '../../../theme/typography.ts'
import { inNarrowTable } from '../../../ui/DataTable/containerQueries.ts'

/**
 * The cell of a name, with the attribute `data-email`. Narrow tables have no column for the email address and show it
 * below the name.
 */
export const emailBelow = inNarrowTable({
  selectors: {
    '&::after': {
      ...text.small,
      ...truncated,
      content: 'attr(data-email)',
      display: 'block',
      color: vars.color.faint,
      fontWeight: tokens.weight.regular,
    },
  },
})

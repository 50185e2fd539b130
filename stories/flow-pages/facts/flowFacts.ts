import type { FlowName } from '../../catalogue/stages.ts'
import type { FlowFacts } from './facts.ts'

/**
 * The facts of all flows. Empty here: .storybook/sourceFacts.ts puts in what `readFacts` finds, because a page cannot
 * read the source.
 */
export const FACTS: Partial<Record<FlowName, FlowFacts>> = {}

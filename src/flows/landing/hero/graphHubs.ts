import { stepOf } from '../../../domain/confidence.ts'
import type { BackdropLabel } from '../../../ui/Backdrop/Backdrop.tsx'

/** What the hubs of the page's backdrop stand for, the most certain first. */
export const GRAPH_HUBS: readonly BackdropLabel[] = [
  { name: 'Hippocampal replay', confidence: 0.934, step: stepOf(0.934) },
  { name: 'Sleep-dependent consolidation', confidence: 0.812, step: stepOf(0.812) },
  { name: 'Schema theory', confidence: 0.684, step: stepOf(0.684) },
  { name: 'Dream recall bias', confidence: 0.287, step: stepOf(0.287) },
]

/** A graph whose hubs stand clear of the page's first words, whether it has 25 nodes or 18. */
export const GRAPH_SEED = 4830

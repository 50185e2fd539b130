import { stepOf } from '../../../domain/confidence.ts'
import type { BackdropLabel } from '../../../ui/Backdrop/BackdropPicture.tsx'

/** Labels of the largest nodes in the backdrop's graph, by descending confidence. */
export const GRAPH_HUBS: readonly BackdropLabel[] = [
  { name: 'Hippocampal replay', confidence: 0.934, step: stepOf(0.934) },
  { name: 'Sleep-dependent consolidation', confidence: 0.812, step: stepOf(0.812) },
  { name: 'Schema theory', confidence: 0.684, step: stepOf(0.684) },
  { name: 'Dream recall bias', confidence: 0.287, step: stepOf(0.287) },
]

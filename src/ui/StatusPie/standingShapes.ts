import type { StatusShape } from './shapes.ts'

/** How a document's standing is drawn: the further the pie is filled, the further the document has come. */
export const STANDING_SHAPES = {
  pending: 'pending',
  uploaded: 'quarter',
  processing: 'partial',
  readyToIndex: 'threeQuarters',
  indexed: 'check',
  failed: 'cross',
} as const satisfies Record<string, StatusShape>

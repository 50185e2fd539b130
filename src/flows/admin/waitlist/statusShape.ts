import type { WaitlistStatus } from '../../../domain/waitlist.ts'
import type { StatusShape } from '../../../ui/StatusPie/shapes.ts'

const SHAPES: ReadonlyMap<string, StatusShape> = new Map(
  Object.entries({
    pending: 'pending',
    approved: 'partial',
    registered: 'threeQuarters',
    active: 'check',
    rejected: 'slash',
  } satisfies Record<WaitlistStatus, StatusShape>),
)

/** The glyph of an application's status; the calmest for one that we do not know. */
export function statusShape(status: string): StatusShape {
  return SHAPES.get(status) ?? 'slash'
}

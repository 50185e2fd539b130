import type { Fault } from '../../mocks/faults/fault.ts'
import { parseFault } from '../../mocks/faults/parseFault.ts'

/** A fault, its text form, or the name of a scenario. */
export type StoryFault = Fault | string

let active: readonly Fault[] = []

export const activeFaults = () => active

/**
 * Replaces the faults of the live story, for example with none before its retry.
 *
 * @throws FaultError
 */
export function setFaults(faults: readonly StoryFault[]): void {
  active = faults.flatMap((fault) => (typeof fault === 'string' ? parseFault(fault) : fault))
}

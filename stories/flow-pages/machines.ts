import type { AnyStateMachine } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import type { FlowName } from '../catalogue/stages.ts'
import { isInFlow } from './flows.ts'

const SOURCE = '../../src/'
const modules = import.meta.glob<Record<string, unknown>>('../../src/**/*.machine.ts')

export function isMachine(value: unknown): value is AnyStateMachine {
  return typeof value === 'object' && value !== null && 'getStateNodeById' in value
}

/** The machines of a flow. The one with most states is first. */
export async function machinesOf(flow: FlowName): Promise<AnyStateMachine[]> {
  const files = Object.entries(modules).filter(([path]) => isInFlow(flow, path.slice(SOURCE.length)))
  const loaded = await Promise.all(files.map(([, load]) => load()))
  return loaded
    .flatMap((module) => Object.values(module).filter(isMachine))
    .toSorted((a, b) => countStates(b) - countStates(a))
}

const countStates = ({ root }: AnyStateMachine) => getStateNodes(root).length

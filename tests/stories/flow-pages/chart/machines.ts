import type { AnyStateMachine } from 'xstate'

const modules = import.meta.glob<Record<string, unknown>>('../../../../src/**/*.machine.ts', { eager: true })

function isMachine(value: unknown): value is AnyStateMachine {
  return typeof value === 'object' && value !== null && 'getStateNodeById' in value
}

export const MACHINES = Object.values(modules)
  .flatMap((module) => Object.values(module).filter(isMachine))
  .map((machine) => [machine.id, machine] as const)

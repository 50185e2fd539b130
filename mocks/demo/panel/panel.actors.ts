import { fromPromise } from 'xstate'
import type { ControlState } from '../../control/state.ts'
import type { ControlChange } from '../controls/controlChange.ts'
import { applyLink } from '../link/applyLink.ts'
import type { DemoLink } from '../link/demoLink.ts'
import type { Role } from '../people/roles.ts'
import { signInAs } from '../people/signInAs.ts'
import { performStep } from '../script/performStep.ts'
import type { StepPorts } from '../script/step.ts'
import type { LinkResult } from './panel.machine.ts'

export function createPanelActors(ports: StepPorts) {
  const { controls, open } = ports
  return {
    readControls: fromPromise<ControlState, undefined>(() => controls.read()),
    applyLink: fromPromise<LinkResult, DemoLink | null>(async ({ input }) => {
      if (input === null) throw new Error('There is no link.')
      return applyLink(input, ports)
    }),
    signInAs: fromPromise<void, Role | null>(async ({ input }) => {
      if (input !== null) open(await signInAs(input, ports))
    }),
    changeControls: fromPromise<void, ControlChange | null>(async ({ input }) => {
      if (input !== null) await controls.change(input)
    }),
    performStep: fromPromise<void, number | null>(async ({ input }) => {
      if (input !== null) await performStep(input, ports)
    }),
  }
}

import type { ControlState } from '../../../../mocks/control/state.ts'
import type { DemoLink } from '../../../../mocks/demo/link/demoLink.ts'
import { panelMachine } from '../../../../mocks/demo/panel/panel.machine.ts'
import { gives, type PathModel, rejects } from '../../../support/paths/model.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

const controls: ControlState = {
  world: 'demo',
  worlds: [],
  faults: [],
  scenarios: [],
  clock: { now: '2026-11-23T09:00:00Z', offsetMs: 0 },
  canUndo: false,
}

const link: DemoLink = { world: 'busy', as: null, at: null, faults: [], clockMs: null, problems: [] }

const model: PathModel<typeof panelMachine> = {
  starts: { 'without a link': { link: null, position: 1 }, 'with a link': { link, position: 0 } },
  events: [
    { type: 'controls.changed', controls: { ...controls, canUndo: true } },
    { type: 'retry.requested' },
    { type: 'signIn.requested', role: 'admin' },
    { type: 'change.requested', change: { kind: 'world', world: 'busy' } },
    { type: 'change.requested', change: { kind: 'reset' } },
    { type: 'change.requested', change: { kind: 'undo' } },
    { type: 'change.requested', change: { kind: 'deletePrevious' } },
    { type: 'change.requested', change: { kind: 'clock', clock: { advanceMs: 60_000 } } },
    { type: 'change.requested', change: { kind: 'clock', clock: { expireTokens: true } } },
    { type: 'change.requested', change: { kind: 'faults', faults: ['backend-down'] } },
    { type: 'change.confirmed' },
    { type: 'change.cancelled' },
    { type: 'step.requested', step: 2 },
    { type: 'step.returned' },
    { type: 'linkResult.dismissed' },
  ],
  outcomes: {
    readControls: { read: gives(controls), unreachable: rejects('No backend') },
    applyLink: { applied: gives({ problems: [], hasReplacedData: true }), refused: rejects('No such world') },
    signInAs: { 'signed in': gives(undefined), refused: rejects('No account') },
    changeControls: { changed: gives(undefined), refused: rejects('No such fault') },
    performStep: { performed: gives(undefined), failed: rejects('No answer') },
  },
}

testPaths(panelMachine, './panel.machine.paths.txt', model)

import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { ControlState } from '../../../../mocks/control/state.ts'
import type { ControlChange } from '../../../../mocks/demo/controls/controlChange.ts'
import type { DemoLink } from '../../../../mocks/demo/link/demoLink.ts'
import {
  type LinkResult,
  type PanelEmitted,
  panelMachine,
} from '../../../../mocks/demo/panel/panel.machine.ts'
import type { Role } from '../../../../mocks/demo/people/roles.ts'
import type { StepId } from '../../../../mocks/demo/script/script.ts'

const controls: ControlState = {
  world: 'demo',
  worlds: [],
  faults: [],
  scenarios: [],
  clock: { now: '2026-11-23T09:00:00Z', offsetMs: 0 },
  canUndo: false,
}

const link: DemoLink = { world: 'busy', as: null, at: null, faults: [], clockMs: null, problems: [] }

/** A started panel. `failing` names the actor that fails. */
function startPanel({ failing, link = null }: { failing?: string; link?: DemoLink | null } = {}) {
  const calls: unknown[] = []
  const emitted: PanelEmitted[] = []
  let isFailing = true
  async function answer<Output>(name: string, input: unknown, output: Output): Promise<Output> {
    calls.push([name, input])
    if (name === failing && isFailing) {
      isFailing = false
      throw new Error('It failed.')
    }
    return output
  }
  const result: LinkResult = { problems: [], hasReplacedData: true }
  const actor = createActor(
    panelMachine.provide({
      actors: {
        readControls: fromPromise<ControlState, undefined>(() => answer('readControls', null, controls)),
        applyLink: fromPromise<LinkResult, DemoLink | null>(({ input }) =>
          answer('applyLink', input, result),
        ),
        signInAs: fromPromise<void, Role | null>(({ input }) => answer('signInAs', input, undefined)),
        changeControls: fromPromise<void, ControlChange | null>(({ input }) =>
          answer('changeControls', input, undefined),
        ),
        performStep: fromPromise<void, StepId | null>(({ input }) => answer('performStep', input, undefined)),
      },
    }),
    { input: { link, doneSteps: [] } },
  )
  actor.on('*', (event) => void emitted.push(event))
  return { actor: actor.start(), calls, emitted }
}

const idle = (actor: ReturnType<typeof startPanel>['actor']) =>
  waitFor(actor, (state) => state.matches('idle'))

describe('loading', () => {
  test('the panel reads the settings and is ready', async () => {
    const { actor } = startPanel()
    expect((await idle(actor)).context.controls).toBe(controls)
  })

  test('a panel without an answer of the backend shows the reason and tries again on request', async () => {
    const { actor } = startPanel({ failing: 'readControls' })
    const state = await waitFor(actor, (state) => state.matches('unavailable'))
    expect(state.context.failure).toBe('It failed.')
    actor.send({ type: 'retry.requested' })
    expect((await idle(actor)).context.failure).toBeNull()
  })

  test('a link is applied once, after the settings were read', async () => {
    const { actor, calls } = startPanel({ link })
    const { context } = await idle(actor)
    expect(calls).toEqual([
      ['readControls', null],
      ['applyLink', link],
    ])
    expect(context.link).toBeNull()
    expect(context.linkResult).toEqual({ problems: [], hasReplacedData: true })
    actor.send({ type: 'linkResult.dismissed' })
    expect(actor.getSnapshot().context.linkResult).toBeNull()
  })

  test('a link that could not be applied shows the reason', async () => {
    const { actor } = startPanel({ link, failing: 'applyLink' })
    const { context } = await idle(actor)
    expect(context.failure).toBe('It failed.')
    expect(context.link).toBeNull()
  })
})

describe('signing in', () => {
  test('the panel signs in as the chosen role and reports the new page', async () => {
    const { actor, calls, emitted } = startPanel()
    await idle(actor)
    actor.send({ type: 'signIn.requested', role: 'admin' })
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    expect(actor.getSnapshot().context.role).toBe('admin')
    expect((await idle(actor)).context.role).toBeNull()
    expect(calls.at(-1)).toEqual(['signInAs', 'admin'])
    expect(emitted).toEqual([{ type: 'page.changed' }])
  })

  test('a failed sign-in shows its reason until the next action', async () => {
    const { actor, emitted } = startPanel({ failing: 'signInAs' })
    await idle(actor)
    actor.send({ type: 'signIn.requested', role: 'user' })
    expect((await idle(actor)).context.failure).toBe('It failed.')
    expect(emitted).toEqual([])
    actor.send({ type: 'signIn.requested', role: 'user' })
    expect((await idle(actor)).context.failure).toBeNull()
  })
})

describe('changes', () => {
  test.each<ControlChange>([{ kind: 'world', world: 'busy' }, { kind: 'reset' }])(
    'the change $kind needs a confirmation, forgets the done steps and restarts at the first page',
    async (change) => {
      const { actor, calls, emitted } = startPanel()
      await idle(actor)
      actor.send({ type: 'step.requested', step: 'ask' })
      await idle(actor)
      emitted.length = 0
      actor.send({ type: 'change.requested', change })
      expect(actor.getSnapshot().value).toBe('confirming')
      actor.send({ type: 'change.cancelled' })
      expect(actor.getSnapshot().value).toBe('idle')
      actor.send({ type: 'change.requested', change })
      actor.send({ type: 'change.confirmed' })
      await waitFor(actor, (state) => state.matches('restarting'))
      expect(calls.at(-1)).toEqual(['changeControls', change])
      expect(emitted).toEqual([
        { type: 'steps.changed', doneSteps: [] },
        { type: 'restart.requested', at: 'home' },
      ])
    },
  )

  test('undo restarts at the first page without a confirmation', async () => {
    const { actor, emitted } = startPanel()
    await idle(actor)
    actor.send({ type: 'change.requested', change: { kind: 'undo' } })
    await waitFor(actor, (state) => state.matches('restarting'))
    expect(emitted).toContainEqual({ type: 'restart.requested', at: 'home' })
  })

  test('a moved clock loads the same page again', async () => {
    const { actor, emitted } = startPanel()
    await idle(actor)
    actor.send({ type: 'change.requested', change: { kind: 'clock', clock: { advanceMs: 60_000 } } })
    await waitFor(actor, (state) => state.matches('restarting'))
    expect(emitted).toEqual([{ type: 'restart.requested', at: 'here' }])
  })

  test.each<ControlChange>([
    { kind: 'faults', faults: ['backend-down'] },
    { kind: 'clock', clock: { expireTokens: true } },
  ])('the change $kind takes effect without a restart', async (change) => {
    const { actor, emitted } = startPanel()
    await idle(actor)
    actor.send({ type: 'change.requested', change })
    expect((await idle(actor)).context.change).toBeNull()
    expect(emitted).toEqual([])
  })

  test('a refused change is kept with its reason until the next action', async () => {
    const { actor } = startPanel({ failing: 'changeControls' })
    await idle(actor)
    const change: ControlChange = { kind: 'faults', faults: ['nothing'] }
    actor.send({ type: 'change.requested', change })
    expect((await idle(actor)).context).toMatchObject({ change, failure: 'It failed.' })
    actor.send({ type: 'step.requested', step: 'ask' })
    expect(actor.getSnapshot().context).toMatchObject({ change: null, failure: null })
  })

  test('a change in another tab replaces the settings', async () => {
    const { actor } = startPanel()
    await idle(actor)
    const changed: ControlState = { ...controls, canUndo: true }
    actor.send({ type: 'controls.changed', controls: changed })
    expect(actor.getSnapshot().context.controls).toBe(changed)
  })
})

describe('the script', () => {
  test('a performed step is done once', async () => {
    const { actor, emitted } = startPanel()
    await idle(actor)
    for (let press = 0; press < 2; press++) {
      actor.send({ type: 'step.requested', step: 'ask' })
      expect((await idle(actor)).context).toMatchObject({ step: null, doneSteps: ['ask'] })
    }
    expect(emitted.slice(0, 2)).toEqual([
      { type: 'steps.changed', doneSteps: ['ask'] },
      { type: 'page.changed' },
    ])
  })

  test('the step that approves an application opens the mailbox', async () => {
    const { actor, emitted } = startPanel()
    await idle(actor)
    actor.send({ type: 'step.requested', step: 'approve' })
    await idle(actor)
    expect(emitted.at(-1)).toEqual({ type: 'mailbox.requested' })
  })

  test('a failed step is not done and shows its reason', async () => {
    const { actor, emitted } = startPanel({ failing: 'performStep' })
    await idle(actor)
    actor.send({ type: 'step.requested', step: 'page' })
    expect((await idle(actor)).context).toMatchObject({ step: null, doneSteps: [], failure: 'It failed.' })
    expect(emitted).toEqual([])
  })
})

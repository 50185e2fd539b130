import { expect, test } from 'vitest'
import { fromPromise, setup } from 'xstate'
import { coverPaths } from './coverPaths.ts'
import { gives, type PathModel } from './model.ts'
import { callsOfRepeatedEvents } from './repeatedEvents.ts'

/** A form that checks and then saves; `ignoresRepeats` is whether it accepts no second submit meanwhile. */
const form = (ignoresRepeats: boolean) =>
  setup({
    types: { events: {} as { type: 'form.submitted' } },
    actors: { check: fromPromise(async () => {}), save: fromPromise(async () => {}) },
  }).createMachine({
    id: 'form',
    initial: 'editing',
    states: {
      editing: { on: { 'form.submitted': 'checking' } },
      checking: { invoke: { src: 'check', onDone: 'saving' } },
      saving: {
        invoke: { src: 'save', onDone: 'saved' },
        on: ignoresRepeats ? {} : { 'form.submitted': { target: 'saving', reenter: true } },
      },
      saved: {},
    },
  })

function callsOf(machine: ReturnType<typeof form>, repeatable: PathModel<typeof machine>['repeatable'] = []) {
  const models = [
    {
      starts: { form: undefined },
      events: [{ type: 'form.submitted' as const }],
      outcomes: { check: { passed: gives() }, save: { saved: gives() } },
      repeatable,
    },
  ]
  return callsOfRepeatedEvents(machine, models, coverPaths(machine, models).paths)
}

test('an event that starts a running call again is found, also after other calls that it led to', () => {
  expect(callsOf(form(false))).toEqual(['form.submitted > save'])
  expect(callsOf(form(true))).toEqual([])
})

test('an event that is listed as repeatable is not found', () => {
  expect(callsOf(form(false), ['form.submitted'])).toEqual([])
})

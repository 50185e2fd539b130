import { landingMachine } from '../../../../src/flows/landing/landing.machine.ts'
import { gives, rejects } from '../../../support/paths/model.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

const loads = { loaded: gives(), 'not loaded': rejects('Failed to fetch') }

testPaths(landingMachine, './landing.machine.paths.txt', {
  starts: { 'the page': undefined },
  events: [{ type: 'form.requested' }, { type: 'example.requested' }, { type: 'reload.requested' }],
  outcomes: { loadForm: loads, loadExample: loads },
})

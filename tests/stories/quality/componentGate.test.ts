import { expect, test } from 'vitest'
import { componentGate, needlessExceptions } from '../../../stories/quality/componentGate.ts'

const stories = { Default: {}, States: {}, RightToLeft: {}, Stress: {} }
const parameters = { docs: { description: { component: 'For one action.' } } }
const complete = { default: { title: 'Components/Actions/Button', parameters }, ...stories }

test('a component with a description and all stories misses nothing', () => {
  expect(componentGate(['Button'], { Button: complete })).toMatchObject({ total: 1, missing: [] })
})

test('a component without a file, a story, a description or the right title is missing, with what to do', () => {
  const { Stress: _, ...withoutStress } = complete
  const files = { Button: withoutStress, Link: { default: { title: 'Link' }, ...stories } }
  expect(componentGate(['Button', 'Link', 'Card'], files).missing).toEqual([
    { item: 'Button', todo: 'Add the story "Stress".' },
    { item: 'Link', todo: 'Give its stories the title "Components/<group>/Link".' },
    { item: 'Link', todo: 'Say in the description what the component is for.' },
    { item: 'Card', todo: 'Add stories/ui/Card.stories.tsx.' },
  ])
})

test('an exception for a story that exists is needless', () => {
  expect(needlessExceptions({ Dialog: complete })).toContain('Dialog.States')
})

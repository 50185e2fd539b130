import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Capabilities } from '../../../src/flows/landing/capabilities/Capabilities.tsx'
import CapabilityExample from '../../../src/flows/landing/capabilities/CapabilityExample.tsx'
import ExampleAnswer from '../../../src/flows/landing/example/ExampleAnswer.tsx'
import { ExampleSection } from '../../../src/flows/landing/example/ExampleSection.tsx'
import { Philosophy } from '../../../src/flows/landing/hero/Philosophy.tsx'
import { ScaleStrip } from '../../../src/flows/landing/hero/ScaleStrip.tsx'
import { landingMachine } from '../../../src/flows/landing/landing.machine.ts'
import { FormArea } from '../../../src/flows/landing/request/FormArea.tsx'
import { RequestSection } from '../../../src/flows/landing/request/RequestSection.tsx'
import { Card } from '../../../src/ui/Card/Card.tsx'
import { inRouter } from '../../support/inApp.tsx'
import { LandingPage, landingSection } from '../../support/landing.tsx'
import { stateStory } from '../../support/stateStory.tsx'

export default {
  title: 'Flows/Landing',
  decorators: [inRouter()],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

/** The form's place in one of its states. */
const formArea = (form: 'loading' | 'shown' | 'failed') =>
  stateStory(landingMachine, { form, example: 'idle' }, {}, (state) =>
    landingSection(
      <RequestSection ref={null}>
        <FormArea state={state} send={fn()} form={<Card title="Private Demo Access" />} />
      </RequestSection>,
    ),
  )

/** The whole page before the form is requested, with a still backdrop. */
export const WholePage = stateStory(landingMachine, { form: 'idle', example: 'shown' }, {}, (state) => (
  <LandingPage state={state} frozenAt={6} />
))

/** After onboarding, until the next sign-in on this device or until dismissed. */
export const AccountReady = stateStory(
  landingMachine,
  { form: 'idle', example: 'shown' },
  {},
  (state, { email }) => <LandingPage state={state} frozenAt={6} readyAccount={{ email, onDismiss: fn() }} />,
  { email: 'mira.halloran@halden-institute.example' },
)

export const FormLoading = formArea('loading')
export const FormShown = formArea('shown')
export const FormFailed = formArea('failed')

const exampleArea = (example: 'loading' | 'failed') =>
  stateStory(landingMachine, { form: 'idle', example }, {}, (state) =>
    landingSection(<ExampleSection ref={null} state={state} send={fn()} example={<ExampleAnswer />} />),
  )

export const ExampleLoading = exampleArea('loading')
export const ExampleFailed = exampleArea('failed')

export const PhilosophyAndCapabilities: StoryObj = {
  render: () =>
    landingSection(
      <>
        <Philosophy />
        <Capabilities example={(of) => <CapabilityExample of={of} />} />
      </>,
    ),
}

/** Without the graph, the scale has no marks. */
export const WithoutGraph: StoryObj = {
  globals: { motion: 'reduce' },
  render: () => landingSection(<ScaleStrip isFrozen={false} />),
}

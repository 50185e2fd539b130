import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { fn } from 'storybook/test'
import { ThemeButton } from '../../src/app/ThemeButton.tsx'
import { FormPlace } from '../../src/flows/landing/FormPlace.tsx'
import { LandingView, type LandingViewProps } from '../../src/flows/landing/LandingView.tsx'
import { landingMachine } from '../../src/flows/landing/landing.machine.ts'
import { ScaleStrip } from '../../src/flows/landing/ScaleStrip.tsx'
import type { ViewState } from '../../src/machines/viewState.ts'
import { Card } from '../../src/ui/Card/Card.tsx'
import { stateStory } from '../support/stateStory.tsx'

export default { title: 'Flows/Landing', parameters: { layout: 'fullscreen' } } satisfies Meta

const contactEmail = 'hello@engram.example'

function Page(props: Pick<LandingViewProps, 'state'> & Partial<LandingViewProps>) {
  return (
    <MemoryRouter>
      <LandingView
        send={fn()}
        contactEmail={contactEmail}
        themeButton={<ThemeButton />}
        form={<Card title="Private Demo Access" />}
        {...props}
      />
    </MemoryRouter>
  )
}

const formPlace = (state: ViewState<typeof landingMachine>) => (
  <main style={{ maxWidth: 592, padding: 16 }}>
    <FormPlace
      state={state}
      form={<Card title="Private Demo Access" />}
      contactEmail={contactEmail}
      send={fn()}
    />
  </main>
)

/** The whole page, as it is before anybody has come near the form. A still frame of its backdrop. */
export const Resting = stateStory(landingMachine, 'resting', {}, (state) => (
  <Page state={state} frozenAt={6} />
))

export const Loading = stateStory(landingMachine, 'loading', {}, formPlace)
export const Shown = stateStory(landingMachine, 'shown', {}, formPlace)
export const Failed = stateStory(landingMachine, 'failed', {}, formPlace)

/** Without the graph no hub stands on the scale. */
export const WithoutGraph: StoryObj = {
  render: () => (
    <main style={{ padding: 16 }}>
      <ScaleStrip isFrozen={false} />
    </main>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ThemeButton } from '../../../src/app/ThemeButton.tsx'
import { Capabilities } from '../../../src/flows/landing/capabilities/Capabilities.tsx'
import { Philosophy } from '../../../src/flows/landing/hero/Philosophy.tsx'
import { ScaleStrip } from '../../../src/flows/landing/hero/ScaleStrip.tsx'
import { LandingView, type LandingViewProps } from '../../../src/flows/landing/LandingView.tsx'
import { landingMachine } from '../../../src/flows/landing/landing.machine.ts'
import { FormArea } from '../../../src/flows/landing/request/FormArea.tsx'
import { RequestSection } from '../../../src/flows/landing/request/RequestSection.tsx'
import type { ViewState } from '../../../src/lib/xstate/viewState.ts'
import { Card } from '../../../src/ui/Card/Card.tsx'
import { at, stateStory } from '../../support/stateStory.tsx'

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
  <FormArea
    state={state}
    send={fn()}
    form={<Card title="Private Demo Access" />}
    contactEmail={contactEmail}
  />
)

const part = (children: ReactNode) => <main style={{ maxWidth: 1152, padding: 16 }}>{children}</main>

/** The whole page, as it is before anybody has come near the form. A still frame of its backdrop. */
export const WholePage = stateStory(landingMachine, 'idle', {}, (state) => (
  <Page state={state} frozenAt={6} />
))

export const FormLoading = stateStory(landingMachine, 'loading', {}, (state) =>
  part(<RequestSection ref={null}>{formPlace(state)}</RequestSection>),
)
export const FormShown = stateStory(landingMachine, 'shown', {}, (state) => part(formPlace(state)))
export const FormFailed = stateStory(landingMachine, 'failed', {}, (state) => part(formPlace(state)))

export const PhilosophyAndCapabilities: StoryObj = {
  render: () =>
    part(
      <>
        <Philosophy />
        <Capabilities />
      </>,
    ),
}

/** Without the graph no hub stands on the scale. */
export const WithoutGraph: StoryObj = {
  globals: { motion: 'reduce' },
  render: () => part(<ScaleStrip isFrozen={false} />),
}

const sent = fn()

/** Who reaches for a button wants the form; who presses it goes on reading at the heading. */
export const ButtonsAndLinksMoveFocus: StoryObj = {
  tags: ['behavior'],
  beforeEach: () => {
    sent.mockClear()
  },
  render: () => <Page state={at(landingMachine, 'idle', {})} send={sent} />,
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'))
    const button = main.getByRole('button', { name: 'Request Demo Access' })
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.hover(button)
    await expect(sent).toHaveBeenCalledWith({ type: 'form.requested' })
    await userEvent.click(button)
    await expect(main.getByRole('heading', { name: 'Request Demo Access' })).toHaveFocus()

    await userEvent.click(canvas.getByRole('link', { name: 'Capabilities' }))
    await expect(main.getByRole('heading', { name: 'Capabilities' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Read the philosophy' }))
    await expect(main.getByRole('heading', { name: 'Philosophy' })).toHaveFocus()
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await expect(main.getByText('A word or a figure always says it too.', { exact: false })).toBeVisible()
  },
  globals: { motion: 'reduce' },
}

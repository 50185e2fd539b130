import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { ThemeButton } from '../../../src/app/ThemeButton.tsx'
import { Capabilities } from '../../../src/flows/landing/capabilities/Capabilities.tsx'
import { Philosophy } from '../../../src/flows/landing/hero/Philosophy.tsx'
import { ScaleStrip } from '../../../src/flows/landing/hero/ScaleStrip.tsx'
import { LandingView, type LandingViewProps } from '../../../src/flows/landing/LandingView.tsx'
import { landingMachine } from '../../../src/flows/landing/landing.machine.ts'
import { FormArea } from '../../../src/flows/landing/request/FormArea.tsx'
import { RequestSection } from '../../../src/flows/landing/request/RequestSection.tsx'
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

const section = (children: ReactNode) => <main style={{ maxWidth: 1152, padding: 16 }}>{children}</main>

/** The form's place in one of its states. */
const formArea = (
  value: StateValueFrom<typeof landingMachine>,
  render = (area: ReactNode) => section(area),
) =>
  stateStory(
    landingMachine,
    value,
    {},
    (state, args: { contactEmail: string }) =>
      render(<FormArea state={state} send={fn()} form={<Card title="Private Demo Access" />} {...args} />),
    { contactEmail },
  )

/** The whole page before the form is requested, with a still backdrop. */
export const WholePage = stateStory(
  landingMachine,
  'idle',
  {},
  (state, args) => <Page state={state} frozenAt={6} {...args} />,
  { contactEmail },
)

/** After onboarding, until the next sign-in on this device or until dismissed. */
export const AccountReady = stateStory(
  landingMachine,
  'idle',
  {},
  (state, { email }) => <Page state={state} frozenAt={6} readyAccount={{ email, onDismiss: fn() }} />,
  { email: 'mira.halloran@halden-institute.example' },
)

export const FormLoading = formArea('loading', (area) =>
  section(<RequestSection ref={null}>{area}</RequestSection>),
)
export const FormShown = formArea('shown')
export const FormFailed = formArea('failed')

export const PhilosophyAndCapabilities: StoryObj = {
  render: () =>
    section(
      <>
        <Philosophy />
        <Capabilities />
      </>,
    ),
}

/** Without the graph, the scale has no marks. */
export const WithoutGraph: StoryObj = {
  globals: { motion: 'reduce' },
  render: () => section(<ScaleStrip isFrozen={false} />),
}

const send = fn()

/** Hovering a request button requests the form; a click moves the focus to the heading. */
export const ButtonsAndLinksMoveFocus: StoryObj = {
  tags: ['behavior'],
  beforeEach: () => {
    send.mockClear()
  },
  render: () => <Page state={at(landingMachine, 'idle', {})} send={send} />,
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'))
    const button = main.getByRole('button', { name: 'Request Demo Access' })
    await expect(send).not.toHaveBeenCalled()
    await userEvent.hover(button)
    await expect(send).toHaveBeenCalledWith({ type: 'form.requested' })
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

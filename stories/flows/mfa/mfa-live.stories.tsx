import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { DEMO_USER } from '../../../mocks/worlds/people.ts'
import { PATHS } from '../../../src/domain/paths.ts'
import { totpCode } from '../../support/authenticatorApp.ts'
import { liveApp } from '../../support/live.tsx'

export default {
  title: 'Behavior/Two-factor authentication',
  tags: ['live'],
  ...liveApp({ world: 'demo', path: PATHS.settings, as: DEMO_USER }),
} satisfies Meta

const expectFocusInSection = () =>
  expect(screen.getByRole('region', { name: 'Two-factor authentication' })).toContainElement(
    document.activeElement as HTMLElement,
  )

/** By keyboard. When a step or a row with the focus is removed, the focus moves to the section. */
export const AddsAndRemovesAnApp: StoryObj = {
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('button', { name: 'Add an authenticator app' })
    await waitFor(() => expect(add).toBeEnabled())
    await userEvent.click(add)
    await expect(canvas.getByLabelText('Name')).toHaveFocus()
    await userEvent.clear(canvas.getByLabelText('Name'))
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('Name')).toBeInvalid()
    await userEvent.keyboard('Tablet{Enter}')

    await expect(await canvas.findByRole('img', { name: /^QR code/ })).toBeVisible()
    const link = canvas.getByRole('link', { name: 'Open in your authenticator app' })
    const secret = new URL(link.getAttribute('href') ?? '').searchParams.get('secret') ?? ''
    await expect(canvas.getByLabelText('Code')).toHaveFocus()
    await userEvent.keyboard('000000')
    await canvas.findByText('Incorrect code. Enter the current code from your app.')
    await waitFor(() => expect(canvas.getByLabelText('Code')).toHaveFocus())
    await userEvent.keyboard(await totpCode(secret))

    const remove = await canvas.findByRole('button', { name: 'Remove Tablet' })
    await waitFor(() => expect(remove).toBeEnabled())
    await expect(canvas.getByText('Verified')).toBeVisible()
    await expectFocusInSection()
    await userEvent.tab()
    await expect(remove).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.queryByText('Tablet')).toBeNull())
    await waitFor(expectFocusInSection)
  },
}

export const KeepsFocusWhenNoMessageIsSent: StoryObj = {
  ...liveApp({
    world: 'demo',
    path: PATHS.settings,
    as: DEMO_USER,
    handlers: [http.post('*/factors/*/challenge', () => HttpResponse.error())],
  }),
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('button', { name: 'Add a phone' })
    await waitFor(() => expect(add).toBeEnabled())
    await userEvent.click(add)
    await userEvent.type(canvas.getByLabelText('Phone number'), '+46 70 123 45 67{Enter}')
    const request = await canvas.findByRole('button', { name: 'Send code' })
    await expectFocusInSection()
    request.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(request).not.toBeInTheDocument())
    await canvas.findByRole('button', { name: 'Send code' })
    await expectFocusInSection()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ADMIN } from '../../../mocks/worlds/people.ts'
import { PATHS } from '../../../src/domain/paths.ts'
import { LOADING_TIMEOUT, liveApp } from '../../support/live.tsx'
import { setFaults } from '../../support/liveFaults.ts'
import { recordRequests } from '../../support/recordRequests.ts'

const SAVE = 'PATCH admin_applications'
const EMAIL = 'POST send-approval-email'
const ANNELIESE = 'Anneliese Oyelaran-Fitzgerald'
const requests = recordRequests()
const app = liveApp({ world: 'demo', path: PATHS.admin, as: ADMIN, handlers: [requests.handler] })

/** Decisions in the admin area: focus, notes, undo, and when the emails are sent. */
export default {
  title: 'Behavior/Admin review',
  tags: ['live', '!autodocs'],
  ...app,
} satisfies Meta

const button = (name: string | RegExp) => screen.findByRole('button', { name }, LOADING_TIMEOUT)
const press = async (name: string | RegExp) => userEvent.click(await button(name))
const decisions = () => screen.getByRole('region', { name: 'Decisions' })

async function openDialog(): Promise<ReturnType<typeof within>> {
  await press(`Review: ${ANNELIESE}`)
  const dialog = within(await screen.findByRole('dialog', { name: ANNELIESE }))
  // The sign-in has sent a PATCH too: the time of the last login.
  requests.clear()
  return dialog
}
const dialogCloses = () => waitFor(() => expect(screen.queryByRole('dialog', { name: ANNELIESE })).toBeNull())
const getsFocus = (find: () => HTMLElement) => waitFor(() => expect(find()).toHaveFocus())

export const NotesKeptAfterClosing: StoryObj = {
  async play() {
    const dialog = await openDialog()
    await userEvent.type(dialog.getByLabelText('Admin notes'), 'Strong fit')
    await userEvent.keyboard('{Escape}')
    await dialogCloses()
    await getsFocus(() => screen.getByRole('button', { name: `Review: ${ANNELIESE}` }))
    const reopened = await openDialog()
    await expect(reopened.getByLabelText('Admin notes')).toHaveValue('Strong fit')
    await expect(requests.withName(SAVE)).toHaveLength(0)
  },
}

export const ApproveAndUndo: StoryObj = {
  async play() {
    const dialog = await openDialog()
    await userEvent.type(dialog.getByLabelText('Admin notes'), 'Strong fit')
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Approve' }))
    await dialogCloses()
    await expect(requests.withName(SAVE)).toHaveLength(1)
    await waitFor(() =>
      expect(within(decisions()).getByRole('group')).toHaveTextContent(`Approved ${ANNELIESE}`),
    )
    // The Review button was removed with the decision.
    await getsFocus(decisions)
    await press('Undo')
    await expect(await within(decisions()).findByText(`${ANNELIESE} was moved back to pending`)).toBeVisible()
    await getsFocus(decisions)
    await expect(requests.withName(EMAIL)).toHaveLength(0)
    const reopened = await openDialog()
    await expect(reopened.getByLabelText('Admin notes')).toHaveValue('Strong fit')
  },
}

export const RetryAfterFailure: StoryObj = {
  async play() {
    const dialog = await openDialog()
    await userEvent.type(dialog.getByLabelText('Admin notes'), 'Strong fit')
    setFaults(['rest/admin_applications:network'])
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    await expect(await dialog.findByText('Failed to update submission')).toBeVisible()
    setFaults([])
    await expect(dialog.getByLabelText('Admin notes')).toHaveValue('Strong fit')
    await expect(screen.queryByRole('region', { name: 'Decisions', hidden: true })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    await dialogCloses()
    await waitFor(() => expect(decisions()).toHaveTextContent(`Rejected ${ANNELIESE}`))
  },
}

export const EmailSentWhenAdminLeaves: StoryObj = {
  async play() {
    const dialog = await openDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
    await dialogCloses()
    await button('Undo')
    await expect(requests.withName(EMAIL)).toHaveLength(0)
    await userEvent.click(screen.getByRole('link', { name: 'Back to Main App' }))
    await screen.findByRole('heading', { name: `Welcome, ${ADMIN.firstName}` }, LOADING_TIMEOUT)
    await waitFor(() => expect(requests.withName(EMAIL)).toEqual([{ name: EMAIL, isKeptAlive: true }]))
  },
}

export const ApproveAllOnlyOnce: StoryObj = {
  async play() {
    await button(`Review: ${ANNELIESE}`)
    requests.clear()
    const selectAll = screen.getByRole('checkbox', { name: 'Select all pending shown' })
    await userEvent.click(selectAll)
    await press('Approve')
    await button('Undo')
    await expect(requests.withName(SAVE)).toHaveLength(3)
    // Applications with a decision that can be undone cannot be selected.
    await userEvent.click(selectAll)
    await expect(screen.queryByRole('group', { name: 'Selected applications' })).toBeNull()
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
}

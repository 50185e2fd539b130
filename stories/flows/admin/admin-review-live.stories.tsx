import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ADMIN } from '../../../mocks/worlds/people.ts'
import { PATHS } from '../../../src/domain/paths.ts'
import { liveApp } from '../../support/live.tsx'
import { setFaults } from '../../support/liveFaults.ts'
import { recordRequests } from '../../support/recordRequests.ts'

const SAVE = 'PATCH admin_applications'
const ANNELIESE = 'Anneliese Oyelaran-Fitzgerald'
const requests = recordRequests()
const app = liveApp({ world: 'demo', path: PATHS.admin, as: ADMIN, handlers: [requests.handler] })

/** Decisions in the admin area. */
export default { title: 'Behavior/Admin review', tags: ['live'], ...app } satisfies Meta

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async (name: string | RegExp) => userEvent.click(await button(name))
const decisions = () => screen.getByRole('region', { name: 'Decisions' })

export const RetryAfterFailure: StoryObj = {
  async play() {
    await press(`Review: ${ANNELIESE}`)
    const dialog = within(await screen.findByRole('dialog', { name: ANNELIESE }))
    await userEvent.type(dialog.getByLabelText('Admin notes'), 'Strong fit')
    setFaults(['rest/admin_applications:network'])
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    await expect(await dialog.findByText('Failed to update submission')).toBeVisible()
    setFaults([])
    await expect(dialog.getByLabelText('Admin notes')).toHaveValue('Strong fit')
    await expect(screen.queryByRole('region', { name: 'Decisions', hidden: true })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: ANNELIESE })).toBeNull())
    await waitFor(() => expect(decisions()).toHaveTextContent(`Rejected ${ANNELIESE}`))
  },
}

/** Reviews the pending applications one after the other by keyboard, then reopens a rejected one. */
export const OneAfterTheOther: StoryObj = {
  async play() {
    await press(`Review: ${ANNELIESE}`)
    await waitFor(() => expect(screen.getByRole('dialog', { name: ANNELIESE })).toHaveFocus())
    await expect(screen.getByText('3 of 3 pending')).toBeVisible()
    await userEvent.keyboard('p')
    await expect(await screen.findByText('2 of 3 pending')).toBeVisible()
    await userEvent.keyboard('n')
    await screen.findByRole('dialog', { name: ANNELIESE })
    // A key in a field is text.
    await userEvent.type(screen.getByLabelText('Admin notes'), 'Another field')
    await expect(screen.getByText('3 of 3 pending')).toBeVisible()
    await userEvent.click(screen.getByText('3 of 3 pending'))
    await userEvent.keyboard('r')
    const next = await screen.findByText('1 of 2 pending')
    await waitFor(() => expect(next.closest('[role=dialog]')).toHaveFocus())
    await expect(screen.queryByRole('dialog', { name: ANNELIESE })).toBeNull()
    await waitFor(() => expect(decisions()).toHaveTextContent(`Rejected ${ANNELIESE}`))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(decisions()).toHaveFocus())

    await userEvent.click(await button(/^Rejected/))
    await press(ANNELIESE)
    await press('Reopen')
    const reopened = within(await screen.findByRole('dialog', { name: ANNELIESE }))
    await expect(await reopened.findByRole('button', { name: 'Approve' })).toBeVisible()
    await expect(reopened.getByLabelText('Admin notes')).toHaveValue('Another field')
    await expect(screen.getByRole('dialog', { name: ANNELIESE })).toHaveFocus()
  },
}

export const ApproveAllOnlyOnce: StoryObj = {
  async play() {
    await button(`Review: ${ANNELIESE}`)
    // The sign-in has sent a PATCH too: the time of the last login.
    requests.clear()
    const selectAll = screen.getByRole('checkbox', { name: 'Select all pending shown' })
    await userEvent.click(selectAll)
    await press('Reject')
    await screen.findByRole('alertdialog', { name: 'Reject 3 applications?' })
    await press('Cancel')
    await press('Approve')
    await waitFor(() => expect(decisions()).toHaveTextContent('Approved 3 applications'))
    await expect(requests.count(SAVE)).toBe(3)
    // Applications with a decision that can be undone cannot be selected.
    await userEvent.click(selectAll)
    await expect(screen.queryByRole('group', { name: 'Selected applications' })).toBeNull()
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
}

/** On a phone, the decisions cover neither the search field nor the bar of the selected applications. */
export const NothingIsCoveredOnAPhone: StoryObj = {
  globals: { viewport: { value: 'phone' } },
  async play() {
    await button(`Review: ${ANNELIESE}`)
    const select = (name: string) => userEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
    const expectBelow = (upper: HTMLElement) =>
      waitFor(() =>
        expect(decisions().getBoundingClientRect().top).toBeGreaterThanOrEqual(
          upper.getBoundingClientRect().bottom,
        ),
      )
    await select(ANNELIESE)
    await press('Reject')
    await waitFor(() => expect(decisions()).toHaveTextContent('Rejected'))
    const search = screen.getByRole('searchbox', { name: 'Search applications' })
    search.scrollIntoView({ block: 'start', behavior: 'instant' })
    await expectBelow(search)
    await select('Ravi Thorvaldsen')
    screen.getAllByRole('row').at(-1)?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    await expectBelow(screen.getByRole('group', { name: 'Selected applications' }))
  },
}

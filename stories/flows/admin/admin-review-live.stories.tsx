import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { type Asked, LiveReview, standInProvider } from '../../support/LiveReview.tsx'

/** Decisions in motion: where the focus goes, what is kept, and what is sent when. */
export default {
  title: 'Flows/Admin review/Live',
  component: LiveReview,
  tags: ['behavior'],
  beforeEach() {
    asked = standInProvider()
  },
} satisfies Meta<typeof LiveReview>

type Story = StoryObj<typeof LiveReview>

let asked: Asked
const count = (line: string) => asked.lines.filter((other) => other === line).length
const SAVE = 'PATCH waitlist_submissions'
const EMAIL = 'POST send-approval-email'

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async (name: string | RegExp) => userEvent.click(await button(name))

async function open(): Promise<ReturnType<typeof within>> {
  await press('Review Anneliese Oyelaran-Fitzgerald')
  return within(await screen.findByRole('dialog'))
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** What has the focus, once what was under way has settled. */
const hasFocus = (find: () => HTMLElement) => waitFor(() => expect(find()).toHaveFocus())

export const NotesOutliveTheDialog: Story = {
  async play() {
    const dialog = await open()
    await userEvent.type(dialog.getByLabelText('Admin notes'), 'Strong fit')
    await userEvent.keyboard('{Escape}')
    await isClosed()
    await hasFocus(() => screen.getByRole('button', { name: /^Review Anneliese/ }))
    const again = await open()
    await expect(again.getByLabelText('Admin notes')).toHaveValue('Strong fit')
    await expect(count(SAVE)).toBe(0)
  },
}

export const ApproveAndUndo: Story = {
  async play() {
    const dialog = await open()
    await userEvent.type(dialog.getByLabelText('Admin notes'), 'Strong fit')
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Approve' }))
    await isClosed()
    await expect(count(SAVE)).toBe(1)
    await expect(await screen.findByText('Anneliese Oyelaran-Fitzgerald: approved')).toBeVisible()
    await expect(screen.getByRole('status')).toHaveTextContent(
      'Approved Anneliese Oyelaran-Fitzgerald. The email goes in a moment. It can be undone.',
    )
    // The item's button has gone with the decision.
    await hasFocus(() => screen.getByRole('region', { name: 'Decisions' }))
    await press('Undo')
    await expect(await screen.findByText('Anneliese Oyelaran-Fitzgerald is pending again')).toBeVisible()
    await hasFocus(() => screen.getByRole('region', { name: 'Decisions' }))
    await expect(count(EMAIL)).toBe(0)
    // What was typed is there for the next decision.
    const again = await open()
    await expect(again.getByLabelText('Admin notes')).toHaveValue('Strong fit')
  },
}

export const FailedAndDecidedAgain: Story = {
  async play() {
    const dialog = await open()
    await userEvent.type(dialog.getByLabelText('Admin notes'), 'Strong fit')
    asked.isDown = true
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    await expect(await dialog.findByText('Failed to update submission')).toBeVisible()
    await expect(dialog.getByLabelText('Admin notes')).toHaveValue('Strong fit')
    await expect(screen.queryByRole('region', { name: 'Decisions', hidden: true })).toBeNull()
    asked.isDown = false
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    await isClosed()
    await expect(await screen.findByText('Anneliese Oyelaran-Fitzgerald: rejected')).toBeVisible()
  },
}

export const SentWhenTheAreaIsLeft: Story = {
  async play() {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
    await isClosed()
    await button('Undo')
    await expect(count(EMAIL)).toBe(0)
    await press('Go elsewhere')
    await expect(screen.getByText('Elsewhere')).toBeVisible()
    await expect(asked.kept).toEqual([EMAIL])
  },
}

export const WhatIsUnderWayIsNotDecidedTwice: Story = {
  async play() {
    await press('Approve all')
    await press('Approve all')
    await button('Undo')
    await expect(count(SAVE)).toBe(3)
    await expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1)
  },
}

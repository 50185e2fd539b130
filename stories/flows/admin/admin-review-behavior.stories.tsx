import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ReviewDialog } from '../../../src/flows/admin/review/ReviewDialog.tsx'
import type { ReviewContext } from '../../../src/flows/admin/review/review.machine.ts'
import { initialReviewContext, reviewMachine } from '../../../src/flows/admin/review/review.machine.ts'
import { NOW } from '../../support/applications.ts'
import { anneliese } from '../../support/decisions.ts'
import { inPart } from '../../support/inApp.tsx'
import { at } from '../../support/stateStory.tsx'

export default { title: 'Behavior/Admin review', tags: ['behavior'], decorators: [inPart] } satisfies Meta

const send = fn()

const openDialog = (drafts: ReviewContext['drafts'] = {}) => (
  <ReviewDialog
    state={at(reviewMachine, 'open', { ...initialReviewContext, application: anneliese, drafts })}
    send={send}
    history={null}
    place={null}
    notice={null}
    now={NOW}
  />
)

export const EnterInsertsLineBreak: StoryObj = {
  render: () => openDialog(),
  async play() {
    send.mockClear()
    const opened = await screen.findByRole('dialog')
    await waitFor(() => expect(opened).toHaveFocus())
    await userEvent.click(within(opened).getByLabelText('Admin notes'))
    await userEvent.keyboard('{Enter}')
    await expect(send.mock.calls).toEqual([[{ type: 'notes.edited', notes: '\n' }]])
  },
}

export const NotesTooLong: StoryObj = {
  render: () => openDialog({ [anneliese.id]: 'n'.repeat(2_001) }),
  async play() {
    send.mockClear()
    const opened = await screen.findByRole('dialog')
    await userEvent.click(within(opened).getByRole('button', { name: 'Approve' }))
    await expect(send).not.toHaveBeenCalled()
    const notes = within(opened).getByLabelText('Admin notes')
    await expect(notes).toHaveFocus()
    await expect(notes).toHaveAccessibleDescription(/at most 2000 characters/)
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { StrictMode, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { mailProblem, mailProgramMissing } from '../../../src/flows/help/helpMessage.ts'
import { SupportView } from '../../../src/flows/help/SupportView.tsx'
import { supportActors } from '../../../src/flows/help/support.actors.ts'
import type { SupportContext } from '../../../src/flows/help/support.machine.ts'
import { mailOf, NO_DRAFT, supportMachine } from '../../../src/flows/help/support.machine.ts'
import { createFields } from '../../../src/lib/forms/fields.ts'
import type { ViewState } from '../../../src/lib/xstate/viewState.ts'
import { Part } from '../../support/inApp.tsx'
import { stateStory } from '../../support/stateStory.tsx'

/** A section of the Help Desk. */
export default {
  title: 'Flows/Support',
  decorators: [
    (Story) => (
      <Part>
        <Story />
      </Part>
    ),
  ],
} satisfies Meta

const TO = 'help@engram.example'

const view = (state: ViewState<typeof supportMachine>) => <SupportView state={state} send={fn()} />

const written: SupportContext = {
  to: TO,
  account: 'mira@longview-research.example',
  fields: createFields({
    subject: 'A transcript stays at Processing',
    message:
      'Since this morning “Interview 2.docx” has been processing. I expected it to be ready after a minute, as the others were.',
  }),
  priority: 'high',
  failure: null,
}
const long = {
  ...written,
  fields: createFields({ subject: 'The whole log', message: 'A line of the log.\n'.repeat(200) }),
}
const unreachable = { ...written, to: '' }

function story(value: StateValueFrom<typeof supportMachine>, context: Partial<SupportContext> = {}) {
  return stateStory(supportMachine, value, { ...written, ...context }, view)
}

export const Editing = story('editing')
export const Invalid = story('invalid', {
  fields: {
    values: { subject: '', message: ' ' },
    errors: { subject: 'Please enter a subject.', message: 'Please enter your message.' },
  },
  priority: 'medium',
})
export const Sending = story('sending')
export const Sent = story('sent')
export const Failed = story('failed', { failure: mailProgramMissing(mailOf(written)) })
export const NoAddress = story('failed', { ...unreachable, failure: mailProblem(mailOf(unreachable)) })
export const TooLong = story('failed', { ...long, failure: mailProblem(mailOf(long)) })

const open = fn()

function Live() {
  const [machine] = useState(() => supportMachine.provide({ actors: supportActors(open) }))
  const [state, send] = useMachine(machine, { input: { to: TO, account: '', draft: NO_DRAFT } })
  return <SupportView state={state} send={send} />
}

/** Written and handed over by keyboard: the focus is never lost. */
export const ByKeyboard: StoryObj = {
  tags: ['behavior'],
  render: () => (
    <StrictMode>
      <Live />
    </StrictMode>
  ),
  play: async ({ canvas }) => {
    open.mockReset()
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await expect(canvas.getByLabelText(/^Subject/)).toHaveFocus()
    await expect(canvas.getByLabelText(/^Subject/)).toBeInvalid()
    await userEvent.keyboard('Indexing{Enter}')
    await expect(canvas.getByLabelText(/^Message/)).toHaveFocus()
    await userEvent.keyboard('Since noon.{Tab}')
    await expect(canvas.getByRole('radio', { name: 'Medium' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Tab}{Enter}')

    await expect(await canvas.findByText('Your message is in your mail program')).toBeVisible()
    await expect(open).toHaveBeenCalledOnce()
    await expect(open).toHaveBeenCalledWith(
      `mailto:${TO}?subject=Indexing&body=Since%20noon.%0D%0A%0D%0APriority%3A%20High`,
    )
    await waitFor(() => expect(document.body).not.toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Write another message' }))
    await expect(canvas.getByLabelText(/^Subject/)).toHaveValue('')
    await waitFor(() => expect(document.body).not.toHaveFocus())

    open.mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError')
    })
    await userEvent.type(canvas.getByLabelText(/^Subject/), 'Indexing')
    await userEvent.type(canvas.getByLabelText(/^Message/), 'Since noon.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await expect(await canvas.findByText('Send Failed')).toBeVisible()
    await expect(canvas.getByLabelText(/^Message/)).toHaveValue('Since noon.')
  },
}

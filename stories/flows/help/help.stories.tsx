import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { StrictMode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { HelpView } from '../../../src/flows/help/HelpView.tsx'
import { helpMachine } from '../../../src/flows/help/help.machine.ts'
import { SupportView } from '../../../src/flows/help/SupportView.tsx'
import { NO_DRAFT, supportMachine } from '../../../src/flows/help/support.machine.ts'
import { createFields } from '../../../src/lib/forms/fields.ts'
import type { ViewState } from '../../../src/lib/xstate/viewState.ts'
import { at, stateStory } from '../../support/stateStory.tsx'

export default {
  title: 'Flows/Help',
  decorators: [
    (Story) => (
      <MemoryRouter>
        <main>
          <Story />
        </main>
      </MemoryRouter>
    ),
  ],
} satisfies Meta

const support = (
  <SupportView
    state={at(supportMachine, 'editing', {
      to: 'help@engram.example',
      account: '',
      fields: createFields({ subject: '', message: '' }),
      priority: NO_DRAFT.priority,
      failure: null,
    })}
    send={fn()}
  />
)

const view = (state: ViewState<typeof helpMachine>) => (
  <HelpView state={state} send={fn()} support={support} onWrite={fn()} />
)

export const Browsing = stateStory(helpMachine, 'browsing', { search: '', open: ['delete-refused'] }, view)
export const Found = stateStory(helpMachine, 'browsing', { search: 'printed page', open: ['pages'] }, view)
export const NoMatches = stateStory(helpMachine, 'noMatches', { search: 'zeppelin', open: [] }, view)

const onWrite = fn()

function Live() {
  const [state, send] = useMachine(helpMachine)
  return <HelpView state={state} send={send} support={support} onWrite={onWrite} />
}

/** Searched, opened and cleared by keyboard. */
export const ByKeyboard: StoryObj = {
  tags: ['behavior'],
  render: () => (
    <StrictMode>
      <Live />
    </StrictMode>
  ),
  play: async ({ canvas }) => {
    onWrite.mockClear()
    await userEvent.keyboard('/')
    const search = canvas.getByRole('searchbox', { name: 'Search the answers' })
    await expect(search).toHaveFocus()
    await userEvent.keyboard('ocr')
    await expect(canvas.getByText('1 answer matches', { selector: 'p' })).toBeVisible()
    await expect(canvas.getByText(/A scan is a picture/)).toBeVisible()
    await expect(canvas.getByText('OCR', { selector: 'mark' })).toBeVisible()

    await userEvent.keyboard('{Escape}zeppelin')
    await expect(canvas.getByRole('heading', { name: 'No answers match' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Write to support' }))
    await expect(onWrite).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all answers' }))
    await expect(search).toHaveFocus()

    const question = canvas.getByRole('button', { name: 'Which files can I upload?' })
    question.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText(/up to 25 MB/)).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(question).toHaveAttribute('aria-expanded', 'false'))
  },
}

import type { Meta } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { PassagePanel } from '../../../src/flows/chat/evidence/PassagePanel.tsx'
import { ChatView } from '../../../src/flows/chat/layout/ChatView.tsx'
import { chatMachine } from '../../../src/flows/chat/machine/chat.machine.ts'
import { chatContext, sources } from '../../support/chat.ts'
import { InApp } from '../../support/inApp.tsx'
import type { ChatArgs, ChatStory } from './chat.stories.tsx'
import chat from './chat.stories.tsx'

export default { ...chat, title: 'Behavior/Chat', tags: ['behavior'] } satisfies Meta<ChatArgs>

/** The machine runs in this state, which makes no calls. */
const ready = chatMachine.resolveState({
  value: {
    connected: {
      thread: 'ready',
      sessions: 'listed',
      deletion: 'idle',
      suggestions: 'suggested',
      documents: 'documentsListed',
    },
  },
  context: chatContext(),
})

function RunningChat({ userName, assistantName, contradictionAlerts }: ChatArgs) {
  const [state, send] = useMachine(chatMachine, { snapshot: ready, input: { hasBackend: true } })
  return (
    <InApp page="Chat">
      <ChatView {...{ state, send, userName, assistantName, contradictionAlerts }} />
    </InApp>
  )
}

const running: ChatStory = { render: (args) => <RunningChat {...args} /> }

/** After closing a passage: its card is in view and its citation is focused. */
export const SourceSelected: ChatStory = {
  ...running,
  play: async ({ canvas }) => {
    const [opener] = within(canvas.getByRole('log')).getAllByRole('button', { name: /^Source 2/ })
    await userEvent.click(opener as HTMLElement)
    const evidence = within(canvas.getByRole('complementary', { name: 'Evidence' }))
    await userEvent.click(await evidence.findByRole('button', { name: 'Back to the evidence' }))
    const [citation] = within(canvas.getByRole('log')).getAllByRole('button', { name: /^Source 2/ })
    await expect(citation).toHaveFocus()
    await expect(evidence.getByRole('button', { name: /^Source 2/ })).toHaveAttribute('aria-current', 'true')
  },
}

/** The focus returns to the source's card that a passage was opened from. */
export const SourceCardFocused: ChatStory = {
  ...running,
  play: async ({ canvas }) => {
    const card = () =>
      within(canvas.getByRole('complementary', { name: 'Evidence' })).getByRole('button', {
        name: /^Source 2/,
      })
    for (const close of ['Back to the evidence', null]) {
      await userEvent.click(card())
      const back = await screen.findByRole('button', { name: /^(Back to the evidence|Close)$/ })
      await waitFor(() => expect(screen.getByText(/^Replayed events train/)).toBeVisible())
      if (close === null) await userEvent.keyboard('{Escape}')
      else await userEvent.click(back)
      await waitFor(() => expect(card()).toHaveFocus())
    }
  },
}

/** A passage that scrolls below its document in a low window can be reached with Tab. */
export const PassageScrollsByKeyboard: ChatStory = {
  render: () => {
    const [source] = sources
    return (
      <div style={{ height: '400px', width: '360px' }}>
        {source && (
          <PassagePanel
            source={{ ...source, excerpt: `${source.excerpt} `.repeat(6) }}
            document={<div style={{ height: '1000px' }} />}
            onClose={fn()}
          />
        )}
      </div>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Back to the evidence' })).toHaveFocus()
    await userEvent.tab()
    await expect(await canvas.findByRole('region', { name: 'Passage' })).toHaveFocus()
  },
}

import type { Meta } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PassagePanel } from '../../../src/flows/chat/evidence/PassagePanel.tsx'
import { sources } from '../../support/chat.ts'
import type { ChatArgs, ChatStory } from './chat.stories.tsx'
import chat, { PassageOpen, Ready } from './chat.stories.tsx'

export default { ...chat, title: 'Behavior/Chat', tags: ['behavior'] } satisfies Meta<ChatArgs>

/** After closing a passage: its card is in view and its citation is focused. */
export const SourceSelected: ChatStory = {
  ...PassageOpen,
  play: async (context) => {
    const { canvas } = context
    await PassageOpen.play?.(context)
    const evidence = within(canvas.getByRole('complementary', { name: 'Evidence' }))
    await userEvent.click(await evidence.findByRole('button', { name: 'Back to the evidence' }))
    const [citation] = within(canvas.getByRole('log')).getAllByRole('button', { name: /^Source 2/ })
    await expect(citation).toHaveFocus()
    await expect(evidence.getByRole('button', { name: /^Source 2/ })).toHaveAttribute('aria-current', 'true')
  },
}

/** The focus returns to the source's card that a passage was opened from. */
export const SourceCardFocused: ChatStory = {
  ...Ready,
  play: async ({ canvas, canvasElement }) => {
    const card = () =>
      within(canvas.getByRole('complementary', { name: 'Evidence' })).getByRole('button', {
        name: /^Source 2/,
      })
    const page = within(canvasElement.ownerDocument.body)
    for (const close of ['Back to the evidence', null]) {
      await userEvent.click(card())
      const back = await page.findByRole('button', { name: /^(Back to the evidence|Close)$/ })
      await waitFor(() => expect(page.getByText(/^Replayed events train/)).toBeVisible())
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

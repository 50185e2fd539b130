import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { DEMO_USER } from '../../../mocks/worlds/people.ts'
import { PATHS } from '../../../src/domain/paths.ts'
import { liveApp } from '../../support/live.tsx'

export default { title: 'Behavior/Find', tags: ['live'] } satisfies Meta

const highlighted = () => document.querySelector('[role="option"][data-highlighted]')

/** The arrow keys, until the highlighted result has this text. */
const moveTo = (text: RegExp) =>
  waitFor(async () => {
    if (!text.test(highlighted()?.textContent ?? '')) await userEvent.keyboard('{ArrowDown}')
    await expect(highlighted()).toHaveTextContent(text)
  })

/** A passage opens over the results; a message opens its chat session and has the focus. */
export const FindByKeyboard: StoryObj = {
  ...liveApp({ world: 'demo', path: PATHS.help, as: DEMO_USER }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Help Desk' })
    await userEvent.keyboard('{Control>}k{/Control}')
    const field = await screen.findByRole('combobox', { name: /^Find pages/ })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('spindle density')
    await screen.findByRole('group', { name: 'In chats' })
    await waitFor(() => expect(document.querySelector('output')).toHaveTextContent(/^\d+ results$/))

    await moveTo(/^spindle-notes\.txt/)
    await userEvent.keyboard('{Enter}')
    const text = await screen.findByRole('region', { name: 'Text of spindle-notes.txt' })
    await waitFor(() => expect(text).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(field).toHaveFocus())

    await moveTo(/^Does cueing help/)
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(document.activeElement?.closest('article')).toHaveTextContent('What reduces spindle density?'),
    )
  },
}

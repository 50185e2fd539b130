import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { DEMO_USER } from '../../../mocks/worlds/people.ts'
import { PATHS } from '../../../src/domain/paths.ts'
import { entrance } from '../../../src/theme/entrance.css.ts'
import { LOADING_TIMEOUT, liveApp } from '../../support/live.tsx'

export default { title: 'Behavior/Chat entrance', tags: ['live', 'behavior', '!autodocs'] } satisfies Meta

/** A new answer and its evidence are animated, the messages of an opened chat are not. */
export const OnlyNewAnswers: StoryObj = {
  ...liveApp({ world: 'demo', path: PATHS.chat, as: DEMO_USER }),
  play: async ({ canvas }) => {
    const messages = () => within(canvas.getByRole('log')).queryAllByRole('article')
    const animated = () => messages().map((message) => message.closest(`.${entrance}`) !== null)
    const ask = async (question: string) => {
      const composer = await canvas.findByRole(
        'textbox',
        { name: 'Ask about your documents' },
        LOADING_TIMEOUT,
      )
      await userEvent.type(composer, `${question}{Enter}`)
    }
    const expectAnimated = (expected: boolean[]) =>
      waitFor(() => expect(animated()).toEqual(expected), LOADING_TIMEOUT)

    await ask('How loud are the sound cues?')
    await expectAnimated([false, true])
    const evidence = within(canvas.getByRole('complementary', { name: 'Evidence' }))
    await expect(evidence.getByRole('heading', { name: /^Evidence/ }).closest(`.${entrance}`)).toBeVisible()
    await ask('What do spindles predict?')
    await expectAnimated([false, false, false, true])

    await userEvent.click(await canvas.findByRole('button', { name: /^Does cueing/ }, LOADING_TIMEOUT))
    await expectAnimated([false, false, false, false])
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { DEMO_USER } from '../../mocks/worlds/people.ts'
import { PATHS } from '../../src/domain/paths.ts'
import { LOADING_TIMEOUT, liveApp } from '../support/live.tsx'

// Each story plays the previous one first, so it starts where that one ends.

export default {
  title: 'Journeys/First answer',
  tags: ['live', '!autodocs'],
  ...liveApp({ world: 'demo', path: PATHS.demoLogin }),
} satisfies Meta

type Story = StoryObj

export const SigningIn: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email', {}, LOADING_TIMEOUT), DEMO_USER.email)
    await userEvent.type(canvas.getByLabelText('Password'), DEMO_USER.password)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    await canvas.findByRole('heading', { name: 'Welcome, Mira' }, LOADING_TIMEOUT)
    const [entry] = canvas.getAllByRole('link', { name: 'Knowledge Base' })
    await userEvent.click(entry as HTMLElement)
    await canvas.findByRole('row', { name: /night-log-week-14/ }, LOADING_TIMEOUT)
  },
}

const notes = new File(
  ['The ferry to Skarholm leaves at a quarter past seven. In winter it leaves at nine.'],
  'ferry.txt',
  { type: 'text/plain' },
)

export const UploadingAndIndexing: Story = {
  play: async (context) => {
    await SigningIn.play?.(context)
    const { canvas, canvasElement } = context
    const picker = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    await userEvent.upload(picker as HTMLInputElement, notes)
    // Auto-index is on by default, so the document is indexed without a click.
    await canvas.findByRole('row', { name: /ferry\.txt.*Indexed/ }, LOADING_TIMEOUT)
  },
}

export const AskingAQuestion: Story = {
  play: async (context) => {
    await UploadingAndIndexing.play?.(context)
    const { canvas } = context
    const [entry] = canvas.getAllByRole('link', { name: 'Chat' })
    await userEvent.click(entry as HTMLElement)
    const question = await canvas.findByRole('textbox', { name: 'Ask about your documents' }, LOADING_TIMEOUT)
    await userEvent.type(question, 'When does the ferry to Skarholm leave?{Enter}')
    await waitFor(
      () => expect(screen.getByRole('log')).toHaveTextContent('quarter past seven'),
      LOADING_TIMEOUT,
    )
    const sources = await canvas.findByRole('region', { name: /^Sources/ }, LOADING_TIMEOUT)
    await expect(sources).toHaveTextContent('ferry.txt')
  },
}

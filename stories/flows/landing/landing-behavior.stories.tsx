import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import ExampleAnswer from '../../../src/flows/landing/example/ExampleAnswer.tsx'
import { ExampleSection } from '../../../src/flows/landing/example/ExampleSection.tsx'
import { landingMachine } from '../../../src/flows/landing/landing.machine.ts'
import { inRouter } from '../../support/inApp.tsx'
import { LandingPage, landingSection } from '../../support/landing.tsx'
import { at } from '../../support/stateStory.tsx'

export default {
  title: 'Behavior/Landing',
  tags: ['behavior'],
  decorators: [inRouter()],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

const landing = at(landingMachine, { form: 'idle', example: 'shown' }, {})
const send = fn()

/** A citation marks its source. */
export const ExampleShown: StoryObj = {
  render: () =>
    landingSection(<ExampleSection ref={null} state={landing} send={send} example={<ExampleAnswer />} />),
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('listitem').then((items) => items.slice(-2))
    await expect(first).toHaveAttribute('data-active')
    await userEvent.click(canvas.getByRole('button', { name: 'Source 2: lantern-protocol.pdf, p. 2' }))
    await expect(second).toHaveAttribute('data-active')
    await expect(first).not.toHaveAttribute('data-active')
  },
}

/** Hovering a button or link requests the code of its section; a click moves the focus to the heading. */
export const ButtonsAndLinksMoveFocus: StoryObj = {
  beforeEach: () => {
    send.mockClear()
  },
  render: () => <LandingPage state={landing} send={send} />,
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'))
    const button = main.getByRole('button', { name: 'Request Demo Access' })
    await expect(send).not.toHaveBeenCalled()
    await userEvent.hover(button)
    await expect(send).toHaveBeenCalledWith({ type: 'form.requested' })
    await userEvent.click(button)
    await expect(main.getByRole('heading', { name: 'Request Demo Access' })).toHaveFocus()

    await userEvent.click(canvas.getByRole('link', { name: 'Capabilities' }))
    await expect(main.getByRole('heading', { name: 'Capabilities' })).toHaveFocus()
    const link = canvas.getByRole('link', { name: 'See an answer' })
    await userEvent.hover(link)
    await expect(send).toHaveBeenCalledWith({ type: 'example.requested' })
    await userEvent.click(link)
    await expect(main.getByRole('heading', { name: 'Example answer' })).toHaveFocus()
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await expect(
      main.getByText('Each color comes with a word or a percentage.', { exact: false }),
    ).toBeVisible()
  },
  globals: { motion: 'reduce' },
}

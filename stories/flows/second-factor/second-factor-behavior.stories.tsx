import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SecondFactorView } from '../../../src/flows/second-factor/SecondFactorView.tsx'
import { secondFactorMachine } from '../../../src/flows/second-factor/secondFactor.machine.ts'
import { enteringContext } from '../../support/secondFactor.tsx'
import { at } from '../../support/stateStory.tsx'
import secondFactor from './second-factor.stories.tsx'

export default {
  title: 'Behavior/Second factor',
  tags: ['behavior'],
  decorators: secondFactor.decorators,
} satisfies Meta

const send = fn()

/** The first five digits of a code are typed. */
const entering = at(
  secondFactorMachine,
  { challenged: 'entering' },
  {
    ...enteringContext,
    factors: [
      ...enteringContext.factors,
      { id: 'phone', type: 'phone', name: 'My old telephone in the laboratory', isVerified: true },
    ],
    code: '49203',
  },
)

export const SubmitsACompleteCode: StoryObj = {
  render: () => <SecondFactorView state={entering} send={send} />,
  play: async ({ canvas }) => {
    send.mockClear()
    const code = canvas.getByRole('textbox', { name: 'Code' })
    await expect(code).toHaveFocus()
    await userEvent.keyboard('9')
    await expect(send.mock.calls).toEqual([
      [{ type: 'code.edited', code: '492039' }],
      [{ type: 'form.submitted' }],
    ])
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Verify' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(send).toHaveBeenLastCalledWith({ type: 'back.requested' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(send).toHaveBeenLastCalledWith({ type: 'factor.chosen', factorId: 'phone' })
  },
}

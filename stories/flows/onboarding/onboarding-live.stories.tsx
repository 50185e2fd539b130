import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, type within } from 'storybook/test'
import { DEMO_USER } from '../../../mocks/worlds/people.ts'
import { PATHS } from '../../../src/domain/paths.ts'
import { readSetupData, type SetupData, storeSetupData } from '../../../src/session/signUpStorage.ts'
import { NOOR } from '../../journeys/support/newcomer.ts'
import { prepareSetUp } from '../../journeys/support/prepare.ts'
import { liveApp, liveBackend } from '../../support/live.tsx'
import { setFaults } from '../../support/liveFaults.ts'

type Canvas = ReturnType<typeof within>

/** The path of onboarding in the tab where this person has set up the account. */
const pathAfterSetup =
  ({ firstName, lastName, email, password }: SetupData) =>
  () => {
    storeSetupData({ firstName, lastName, email, password })
    return PATHS.onboarding
  }

const ADA = { firstName: 'Ada', lastName: 'Quill', email: 'ada@quill.example', password: 'sleep spindle' }

export default { title: 'Behavior/Onboarding', tags: ['live'] } satisfies Meta

/** By keyboard: arrow keys move, Enter chooses; number keys choose directly. */
export const CreatesAccounts: StoryObj = {
  ...liveApp({ world: 'empty', path: pathAfterSetup(ADA), faults: ['register:status=502'] }),
  play: async ({ canvas }) => {
    const isAt = (step: number) => canvas.findByText(new RegExp(`Step ${step} of 7`))
    const begin = await canvas.findByRole('button', { name: 'Begin' })
    await expect(begin).not.toHaveFocus()
    await userEvent.click(begin)
    await expect(canvas.getByRole('textbox', { name: 'AI name' })).toHaveFocus()
    await userEvent.keyboard('  {Enter}')
    await expect(canvas.getByText('Please provide an AI name')).toBeVisible()
    await userEvent.keyboard('Pharos{Enter}')
    await isAt(3)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('What should Pharos do first?')
    await expect(canvas.getByRole('radio', { name: 'Doubt both' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await isAt(3)
    await userEvent.keyboard('{Enter}')
    await isAt(4)
    await userEvent.keyboard('2')
    await isAt(5)
    await userEvent.keyboard('1')
    await isAt(6)

    // A double click answers one question.
    await userEvent.dblClick(canvas.getByRole('radio', { name: 'Cautiously' }))
    await isAt(7)
    await userEvent.keyboard('3')

    // Registration fails once. Then the answers can be changed.
    const failed = await canvas.findByRole('heading', { level: 1, name: /could not be registered/ })
    await waitFor(() => expect(failed).toHaveFocus())
    await expect(canvas.getByRole('alert')).toHaveTextContent('Bad Gateway')
    setFaults([])
    await userEvent.click(canvas.getByRole('button', { name: 'Change your answers' }))
    await expect(canvas.getByRole('textbox', { name: 'AI name' })).toHaveValue('Pharos')
    await userEvent.keyboard('{Enter}31122')
    await screen.findByText('Account created successfully! Please log in.')
    await canvas.findByText('Your account is ready')
  },
}

async function answerQuestions(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Begin' }))
  await userEvent.type(canvas.getByRole('textbox', { name: 'AI name' }), 'Pharos{Enter}31122')
}

/** While the backend is down, the rest is left to the first login, which registers the account with the answers. */
export const FinishesLater: StoryObj = {
  ...liveApp({ world: 'fresh-beta', path: prepareSetUp, faults: ['register:status=502'] }),
  play: async ({ canvas }) => {
    await answerQuestions(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Finish later' }))
    await screen.findByText("Your account was created, but setup isn't finished")
    await expect(readSetupData()).toBeNull()
    setFaults([])
    await userEvent.click(await canvas.findByRole('link', { name: 'Sign In' }))
    await userEvent.type(await canvas.findByLabelText('Password'), `${NOOR.password}{Enter}`)
    await canvas.findByText('Backend Access')
    await expect(liveBackend().db.users.find('email', NOOR.email)).toMatchObject({ machine_name: 'Pharos' })
  },
}

/** One message after an onboarding that was finished while signed in at the provider. */
export const EndsSessionWithOneMessage: StoryObj = {
  ...liveApp({ world: 'demo', path: pathAfterSetup(DEMO_USER), as: DEMO_USER, hostedOnly: true }),
  play: async ({ canvas }) => {
    await answerQuestions(canvas)
    await screen.findByText('Account created successfully! Please log in.')
    await canvas.findByText('Your account is ready')
    await expect(screen.queryByText('Your session has ended')).toBeNull()
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
  },
}

/** A signed-in backend user has the account, so the answers are saved in the profile. */
export const SavesProfileDespiteSetupData: StoryObj = {
  ...liveApp({ world: 'demo', path: pathAfterSetup(DEMO_USER), as: DEMO_USER }),
  play: async ({ canvas }) => {
    await answerQuestions(canvas)
    await canvas.findByRole('heading', { name: /^Welcome, / })
    await expect(readSetupData()).toBeNull()
  },
}

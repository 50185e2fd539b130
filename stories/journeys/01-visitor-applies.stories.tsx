import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PATHS } from '../../src/domain/paths.ts'
import { liveApp, liveBackend } from '../support/live.tsx'
import { byKeyboard, byPointer, type Journey, LIGHT, through } from './support/journey.ts'
import { NOOR } from './support/newcomer.ts'
import { expectSituation } from './support/situations.ts'

export default {
  title: 'Journeys/1. A visitor applies',
  tags: ['live', 'behavior'],
  ...through('landing', 'waitlist'),
  ...liveApp({ world: 'fresh-beta', path: PATHS.home }),
} satisfies Meta

async function play({ step, press, fill, choose }: Journey) {
  const form = async () => within(await screen.findByRole('region', { name: 'Private Demo Access' }))
  const box = async (name: string) => (await form()).findByRole('textbox', { name })
  const select = async (name: string) => (await form()).findByRole('combobox', { name })

  await step('The visitor opens the landing page', async () => {
    await screen.findByRole('heading', { level: 1, name: /Know what it believes/ })
  })
  await step('The visitor goes to the application form', async () => {
    const [button] = within(screen.getByRole('main')).getAllByRole('button', { name: 'Request Demo Access' })
    await press(button as HTMLElement)
    await box('First name')
  })
  await step('The visitor fills in the first step', async () => {
    await fill(await box('First name'), NOOR.firstName)
    await fill(await box('Last name'), NOOR.lastName)
    await fill(await box('Email'), NOOR.email)
    await choose(await select('Professional role'), 'Researcher')
  })
  await step('The visitor continues to the second step', async () => {
    await press(within(screen.getByRole('main')).getByRole('button', { name: 'Continue' }))
    await waitFor(async () => expect(await box('Organization')).toHaveFocus())
  })
  await step('The visitor describes the project', async () => {
    const { organization, useCase } = NOOR.interest
    await fill(await box('Organization'), organization)
    await choose(await select('Research area'), 'Neuroscience')
    await fill(await box('Intended use case'), useCase)
    await choose(await select('Timeline'), 'Immediately')
  })
  await step('The visitor submits the application and sees that it was received', async () => {
    await press((await form()).getByRole('button', { name: 'Submit application' }))
    const heading = await (await form()).findByRole('heading', { name: 'Application received' })
    await waitFor(() => expect(heading).toHaveFocus())
    expectSituation(liveBackend(), 'applied')
  })
}

export const ByPointer: StoryObj = { play: byPointer(play) }
export const ByKeyboard: StoryObj = { tags: ['!dev'], globals: LIGHT, play: byKeyboard(play) }

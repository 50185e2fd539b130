import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ADMIN } from '../../mocks/worlds/people.ts'
import { PATHS } from '../../src/domain/paths.ts'
import { liveApp, liveBackend } from '../support/live.tsx'
import { byKeyboard, byPointer, type Journey, LIGHT, through } from './support/journey.ts'
import { NAME, NOOR, NOTES } from './support/newcomer.ts'
import { prepareApplied } from './support/prepare.ts'
import { expectSituation } from './support/situations.ts'

export default {
  title: 'Journeys/2. An admin reviews, undoes and approves',
  tags: ['live', 'behavior'],
  ...through('admin-login', 'admin', 'landing'),
  ...liveApp({ world: 'fresh-beta', path: PATHS.admin, prepare: prepareApplied }),
} satisfies Meta

async function play({ step, press, fill }: Journey) {
  const button = (name: string) => screen.findByRole('button', { name })
  const decisions = () => screen.findByRole('region', { name: 'Decisions' })
  const review = async () => {
    await press(await button(`Review: ${NAME}`))
    return within(await screen.findByRole('dialog', { name: NAME }))
  }
  const mails = () => liveBackend().hosted.outbox.list(({ to }) => to === NOOR.email)

  await step('An admin opens the admin area and is asked to sign in', async () => {
    const login = within(await screen.findByRole('dialog'))
    await fill(await login.findByLabelText('Email'), ADMIN.email)
    await fill(login.getByLabelText('Password'), ADMIN.password)
  })
  await step('The admin signs in and sees the new application', async () => {
    await press(screen.getByRole('button', { name: 'Sign In' }))
    const row = (await button(`Review: ${NAME}`)).closest('tr')
    await expect(row).toHaveTextContent('Pending')
  })
  await step('The admin searches for the application', async () => {
    await fill(screen.getByRole('searchbox', { name: 'Search applications' }), NOOR.lastName)
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  })
  await step('The admin reads the application and writes a note', async () => {
    const dialog = await review()
    await waitFor(() => expect(dialog.getByText(NOOR.interest.useCase)).toBeVisible())
    await fill(dialog.getByLabelText('Admin notes'), NOTES)
  })
  await step('The admin approves the application', async () => {
    await press(await button('Approve'))
    await expect(await decisions()).toHaveTextContent(`Approved ${NAME}`)
    await waitFor(async () => expect(await decisions()).toHaveFocus())
  })
  await step('The admin undoes the decision, and no email is sent', async () => {
    await press(await button('Undo'))
    await within(await decisions()).findByText(`${NAME} was moved back to pending`)
    await waitFor(async () => expect(await decisions()).toHaveFocus())
    await expect(mails()).toHaveLength(0)
  })
  await step('The admin opens the application again and finds the note', async () => {
    await expect((await review()).getByLabelText('Admin notes')).toHaveValue(NOTES)
  })
  await step('The admin approves the application again', async () => {
    await press(await button('Approve'))
    await waitFor(async () => expect(await decisions()).toHaveTextContent(`Approved ${NAME}`))
  })
  await step('The admin logs out, which sends the setup email', async () => {
    await press(await button('Log Out'))
    await screen.findByRole('heading', { level: 1, name: /Know what it believes/ })
    await waitFor(() => expectSituation(liveBackend(), 'approved'))
  })
}

export const ByPointer: StoryObj = { play: byPointer(play) }
export const ByKeyboard: StoryObj = { tags: ['!dev'], globals: LIGHT, play: byKeyboard(play) }

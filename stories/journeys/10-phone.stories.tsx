import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PATHS } from '../../src/domain/paths.ts'
import { liveApp, liveBackend } from '../support/live.tsx'
import { ask, button, enterNextCode, expectMessages, submitLogin, uploadAndIndex } from './support/actions.ts'
import { loadProtocol } from './support/files.ts'
import { byKeyboard, byPointer, type Journey, LIGHT, through } from './support/journey.ts'
import { QUESTION } from './support/newcomer.ts'
import { authenticatorSecret, prepareDeleted } from './support/prepare.ts'
import { expectSituation } from './support/situations.ts'

export default {
  title: 'Journeys/10. Daily use on a phone',
  tags: ['live', 'behavior'],
  ...through(
    'demo-login',
    'second-factor',
    'dashboard',
    'knowledge-base',
    'chat',
    'document-viewer',
    'landing',
  ),
  ...liveApp({ world: 'fresh-beta', path: PATHS.demoLogin, prepare: prepareDeleted }),
} satisfies Meta

async function play(journey: Journey) {
  const { step, press } = journey
  const openFromMenu = async (name: string) => {
    await press(await button('Open menu'))
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
    await press(menu.getByRole('link', { name }))
    await screen.findByRole('heading', { level: 1, name })
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull())
  }
  const expectNoOverflow = () =>
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

  await step('Noor signs in with her password and a code', async () => {
    await expect(window.innerWidth).toBeLessThan(500)
    await submitLogin(journey)
    await enterNextCode(journey, authenticatorSecret())
    await screen.findByRole('heading', { level: 1, name: /^Welcome, Noor/ })
    await expectNoOverflow()
  })
  await step('Noor opens the Knowledge Base from the menu', async () => {
    await openFromMenu('Knowledge Base')
    await expectNoOverflow()
  })
  await step('Noor uploads a PDF', async () => {
    await uploadAndIndex(journey, await loadProtocol())
    await expectNoOverflow()
  })
  await step('Noor opens the chat and asks a question', async () => {
    await openFromMenu('Chat')
    await ask(journey, QUESTION)
    await expectMessages(2)
    await expectNoOverflow()
  })
  await step('Noor opens a source, which covers the page', async () => {
    const [citation] = within(screen.getByRole('log')).getAllByRole('button', { name: /^Source 1/ })
    await press(citation as HTMLElement)
    const sheet = await screen.findByRole('dialog', { name: 'lantern-protocol.pdf' })
    await waitFor(() => expect(sheet.querySelector('[data-mark]')).toBeVisible())
  })
  await step('Noor closes the source, and the focus returns to its number', async () => {
    await press(await button('Close'))
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Source 1/))
  })
  await step('Noor logs out from the menu', async () => {
    expectSituation(liveBackend(), 'usedOnPhone')
    await press(await button('Open menu'))
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
    await press(menu.getByRole('button', { name: 'Log Out' }))
    await screen.findByRole('heading', { level: 1, name: /Know what it believes/ })
    await expectNoOverflow()
  })
}

const PHONE = { viewport: { value: 'phone' } }

export const ByPointer: StoryObj = { globals: PHONE, play: byPointer(play) }
export const ByKeyboard: StoryObj = {
  tags: ['!dev'],
  globals: { ...PHONE, ...LIGHT },
  play: byKeyboard(play),
}

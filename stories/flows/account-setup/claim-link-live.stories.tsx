import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { APPROVED_APPLICANT as TOMOKO } from '../../../mocks/worlds/people.ts'
import { PATHS } from '../../../src/domain/paths.ts'
import { signUp } from '../../../src/hosted/auth.ts'
import { addAuthenticatorApp, totpCode } from '../../support/authenticatorApp.ts'
import { liveApp } from '../../support/live.tsx'
import { freshSetupLink } from '../../support/setupLink.ts'

export default { title: 'Behavior/Claim link', tags: ['live'] } satisfies Meta

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas']

async function expectBackendAccess(canvas: Canvas) {
  await canvas.findByRole('heading', { name: /^Welcome, Tomoko/ })
  await canvas.findByText('Backend Access')
}

/** Types the password on the demo login, whose email is filled in. */
async function signInAgain(canvas: Canvas) {
  await canvas.findByRole('heading', { name: 'Demo login' })
  await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveValue(TOMOKO.email))
  await userEvent.type(canvas.getByLabelText('Password'), `${TOMOKO.password}{Enter}`)
}

/** The session claims the link, and the next sign-in creates the backend account. */
export const FinishesWithTheNextSignIn: StoryObj = {
  ...liveApp({
    world: 'demo',
    path: freshSetupLink(PATHS.magicSetup),
    prepare: () => signUp(TOMOKO),
    as: TOMOKO,
    hostedOnly: true,
  }),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Finish setting up' })
    await expect(canvas.getByText(TOMOKO.email)).toBeVisible()
    await userEvent.click(button)
    await signInAgain(canvas)
    await expectBackendAccess(canvas)
  },
}

let secret = ''

/** An existing account with a second factor signs in with it, which claims the link. */
export const FinishesWithTheSecondFactor: StoryObj = {
  ...liveApp({
    world: 'demo',
    path: freshSetupLink(PATHS.magicSetup),
    prepare: async () => {
      await signUp(TOMOKO)
      secret = await addAuthenticatorApp(TOMOKO)
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), TOMOKO.password)
    await userEvent.type(canvas.getByLabelText('Confirm password'), `${TOMOKO.password}{Enter}`)
    await canvas.findByRole('heading', { name: 'Account already exists' })
    await userEvent.click(canvas.getByRole('link', { name: 'Sign In' }))
    await signInAgain(canvas)
    const code = await canvas.findByRole('textbox', { name: 'Code' })
    await userEvent.type(code, await totpCode(secret, 1))
    await expectBackendAccess(canvas)
  },
}

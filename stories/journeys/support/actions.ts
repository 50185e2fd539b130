import { expect, screen, waitFor, within } from 'storybook/test'
import { totpCode } from '../../support/authenticatorApp.ts'
import type { Journey } from './journey.ts'
import { NOOR } from './newcomer.ts'

// What several journeys do.

export const button = (name: string | RegExp) => screen.findByRole('button', { name })

/** Opens a page with its entry in the navigation. */
export async function openPage({ press }: Journey, name: string): Promise<void> {
  const navigation = await screen.findByRole('navigation', { name: 'Main' })
  await press(within(navigation).getByRole('link', { name }))
  await screen.findByRole('heading', { level: 1, name })
}

/** Fills in the password, and the email address unless it is filled in, and signs in. */
export async function submitLogin({ fill, press }: Journey): Promise<void> {
  const email = await screen.findByLabelText<HTMLInputElement>('Email')
  if (email.value === '') await fill(email, NOOR.email)
  await fill(screen.getByLabelText('Password'), NOOR.password)
  await press(screen.getByRole('button', { name: 'Sign In' }))
}

/** Enters the code of the next period, because the code of this one has been used. */
export async function enterNextCode({ fill }: Journey, secret: string): Promise<void> {
  const code = await screen.findByRole('textbox', { name: 'Code' })
  await waitFor(() => expect(code).toHaveFocus())
  await fill(code, await totpCode(secret, 1))
}

export async function uploadAndIndex({ upload }: Journey, file: File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('There is no file input.')
  await upload(await button('Upload'), input, [file])
  await screen.findByRole('row', { name: new RegExp(`${file.name}.*Indexed`) })
}

export const composer = () => screen.findByRole('textbox', { name: 'Ask about your documents' })

export async function ask({ fill, press }: Journey, question: string): Promise<void> {
  await fill(await composer(), question)
  await press(screen.getByRole('button', { name: 'Send' }))
}

/** Waits until the thread has so many questions and answers. */
export const expectMessages = (count: number) =>
  waitFor(() => expect(within(screen.getByRole('log')).queryAllByRole('article')).toHaveLength(count))

import { vi } from 'vitest'
import type { ActorRefFrom } from 'xstate'
import { waitFor } from 'xstate'
import type { magicSetupMachine } from '../../../src/flows/magic-setup/magicSetup.machine.ts'
import type { setupMachine } from '../../../src/flows/setup/setup.machine.ts'
import type { MockNetwork } from './mockNetwork.ts'
import { createMockNetwork } from './mockNetwork.ts'
import { approveNoor, NOOR } from './setupLink.ts'

// For tests of /setup and /magic-setup with their live actors.

export const SIGN_UP = 'POST /hosted/auth/v1/signup'
export const NETWORK = 'Network error: Unable to connect to the sign-in service.'

export type LinkActor = ActorRefFrom<typeof setupMachine> | ActorRefFrom<typeof magicSetupMachine>

export interface LinkNetwork extends MockNetwork {
  /** When Noor's link expires, in milliseconds since 1970. */
  readonly expiresAt: number
  /** The number of sent requests that start with this text. */
  count(start: string): number
}

/** A network whose backend has Noor's approved application. Warnings are not printed. */
export async function createLinkNetwork(): Promise<LinkNetwork> {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const network = await createMockNetwork()
  const { expiresAt } = await approveNoor(network)
  const count = (start: string) => network.sent.filter((line) => line.startsWith(start)).length
  return Object.assign(network, { expiresAt, count })
}

/** How a test uses a page that a setup link opens. */
export function createLinkPage<Actor extends LinkActor>({
  start,
  textOf,
  isBusy,
  password: goodPassword,
}: {
  /** Starts the page's actor. `onEmitted` receives the events that it emits. */
  start: (token: string | null, onEmitted: (event: { type: string }) => void) => Actor
  /** The text on the screen. */
  textOf: (actor: Actor) => string
  /** Whether a call is running. */
  isBusy: (actor: Actor) => boolean
  /** A password that the page accepts. */
  password: string
}) {
  /** Opens the page, by default with Noor's link. `emitted` receives the events that the actor emits. */
  function open(token: string | null = NOOR.token) {
    const emitted = vi.fn()
    return { actor: start(token, emitted), emitted }
  }

  /** Waits until no call is running. */
  const waitUntilIdle = (actor: Actor) => waitFor<LinkActor>(actor, () => !isBusy(actor))

  /** The page's text after the token was looked up. */
  async function pageTextFor(token: string | null): Promise<string> {
    const { actor } = open(token)
    await waitUntilIdle(actor)
    return textOf(actor)
  }

  async function startSubmit(actor: Actor, password = goodPassword, confirmPassword = password) {
    await waitUntilIdle(actor)
    actor.send({ type: 'field.edited', name: 'password', value: password })
    actor.send({ type: 'field.edited', name: 'confirmPassword', value: confirmPassword })
    actor.send({ type: 'form.submitted' })
  }

  async function submit(actor: Actor, password = goodPassword, confirmPassword = password) {
    await startSubmit(actor, password, confirmPassword)
    await waitUntilIdle(actor)
  }

  return { open, pageText: textOf, waitUntilIdle, pageTextFor, startSubmit, submit }
}

export type LinkPage<Actor extends LinkActor> = ReturnType<typeof createLinkPage<Actor>>

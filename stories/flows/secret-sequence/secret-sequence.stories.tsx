import type { Meta } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { secretSequenceMachine } from '../../../src/flows/secret-sequence/secretSequence.machine.ts'
import { Kbd } from '../../../src/ui/Kbd/Kbd.tsx'
import { stateStory } from '../../support/stateStory.tsx'

const SEQUENCES = { admin: 'ORBIT', signup: 'GO' }
const SHIFT = <Kbd>Shift</Kbd>

export default {
  title: 'Flows/Secret sequence',
  tags: ['no-picture'],
  parameters: { layout: 'padded' },
} satisfies Meta

/** The flow renders nothing itself, so each story describes the state. */
const state = (
  value: Parameters<typeof stateStory<typeof secretSequenceMachine>>[1],
  words: ReactNode,
  typed: string | null = null,
) =>
  stateStory(
    secretSequenceMachine,
    value,
    { sequences: SEQUENCES, sequence: { typed, unlocked: null } },
    () => <p>{words}</p>,
  )

export const Idle = state('idle', <>Nothing is typed. {SHIFT} begins.</>)
export const Listening = state('listening', <>{SHIFT} is held, and letters are collected until Enter.</>, 'g')
export const AdminUnlocked = state('adminUnlocked', 'The admin login is open over the page.')
export const SignupUnlocked = state('signupUnlocked', 'Direct account creation is open over the page.')

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { StrictMode, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { renderSVG } from 'uqr'
import type { StateValueFrom } from 'xstate'
import { MfaUnavailable } from '../../../src/flows/mfa/MfaUnavailable.tsx'
import { MfaView } from '../../../src/flows/mfa/MfaView.tsx'
import { initialMfaContext } from '../../../src/flows/mfa/mfa.base.ts'
import { MfaError } from '../../../src/flows/mfa/mfa.errors.ts'
import { mfaMachine } from '../../../src/flows/mfa/mfa.machine.ts'
import type {
  CodeAnswer,
  Enrollment,
  EnrollmentRequest,
  MfaContext,
} from '../../../src/flows/mfa/mfa.types.ts'
import type { Factor } from '../../../src/hosted/factors.ts'
import { createFields } from '../../../src/lib/forms/fields.ts'
import { fromCall } from '../../../src/lib/xstate/fromCall.ts'
import type { ViewState } from '../../../src/lib/xstate/viewState.ts'
import { Part } from '../../support/inApp.tsx'
import { settingsFactor } from '../../support/secondFactor.tsx'
import { stateStory } from '../../support/stateStory.tsx'

/** A section of System Settings. */
export default {
  title: 'Flows/Second factors',
  decorators: [
    (Story) => (
      <Part>
        <Story />
      </Part>
    ),
  ],
} satisfies Meta

const app: Factor = { id: 'app', type: 'totp', name: 'Authenticator app', isVerified: true }
const phone: Factor = {
  id: 'phone',
  type: 'phone',
  name: 'The telephone of the sleep laboratory, second floor',
  isVerified: true,
}
const leftover: Factor = { id: 'left', type: 'totp', name: 'Tablet', isVerified: false }

const SECRET = 'KNUGC4TFON2GS33OHFZXK3TGMV2HEZLT'
const URI = `otpauth://totp/Engram:mira%40longview.example?issuer=Engram&secret=${SECRET}`
const enrollment: Enrollment = {
  factorId: 'new',
  totp: {
    qr: `data:image/svg+xml;utf-8,${encodeURIComponent(renderSVG(URI, { ecc: 'M' }))}`,
    secret: SECRET,
    uri: URI,
  },
}
const OFFLINE =
  'Network error: Unable to connect to the account service. Please check your internet connection and try again.'

const view = (state: ViewState<typeof mfaMachine>) => (
  <MfaView state={state} send={fn()} secondFactor={settingsFactor} />
)

function story(value: StateValueFrom<typeof mfaMachine>, context: Partial<MfaContext> = {}): StoryObj {
  return stateStory(
    mfaMachine,
    value,
    {
      ...initialMfaContext,
      factors: [],
      fields: createFields({ name: 'Authenticator app', phone: '' }),
      ...context,
    },
    view,
  )
}

const byPhone: Partial<MfaContext> = {
  factorType: 'phone',
  fields: createFields({ name: 'Phone', phone: '+46 70 123 45 67' }),
}
const texted: Partial<MfaContext> = {
  ...byPhone,
  enrollment: { factorId: 'new', totp: null },
  challengeId: 'challenge',
}
const codeWith = (code: string, error?: string) => ({
  values: { code },
  errors: error === undefined ? {} : { code: error },
})

export const Loading = story('loading', { factors: null })
export const Failed = story('failed', { factors: null, failure: OFFLINE })
export const None = story('none')
export const NoneVerified = story('none', { factors: [leftover] })
export const Enrolled = story('enrolled', { factors: [app, phone, leftover] })
export const NothingChanged = story('enrolled', {
  factors: [app],
  failure: 'Nothing was changed. This needs a code from one of your verified factors.',
})

export const NamingApp = story('naming')
export const NamingPhone = story('naming', {
  ...byPhone,
  factors: [app],
  fields: createFields({ name: 'Phone', phone: '' }),
})
export const NameTaken = story('naming', {
  factors: [app],
  fields: {
    values: { name: 'Authenticator app', phone: '' },
    errors: { name: 'You have a factor of this name already. Please choose another.' },
  },
})
export const NumberRefused = story('naming', {
  ...byPhone,
  fields: {
    values: { name: 'Phone', phone: '070 123 45 67' },
    errors: { phone: 'Please enter the number with its country code, such as +46 70 123 45 67.' },
  },
})
export const NotStarted = story('naming', { failure: OFFLINE })
export const Starting = story('starting')

export const Enrolling = story('enrolling', { enrollment })
export const WrongCode = story('enrolling', {
  enrollment,
  code: codeWith('', 'That code is not right. Enter the one your app shows now.'),
})
export const Verifying = story('verifying', { enrollment, code: codeWith('482913') })
export const NotVerified = story('enrolling', {
  enrollment,
  code: codeWith('482913'),
  failure: 'Too many attempts. Wait a minute, then try again.',
})
export const Cancelling = story('cancelling', { enrollment })

export const Texting = story('texting', { ...texted, challengeId: null })
export const NotTexted = story('enrolling', { ...texted, challengeId: null, failure: OFFLINE })
export const Texted = story('enrolling', texted)
export const TextedAgain = story('enrolling', {
  ...texted,
  note: 'We have sent a new code. The one before is no longer good.',
})
export const CodeExpired = story('texting', {
  ...texted,
  code: codeWith('', 'That code has expired. We are sending you a new one.'),
})

export const Confirming = story('confirming', { factors: [app], factorToRemove: app })
export const ConfirmingOneOfSeveral = story('confirming', { factors: [app, phone], factorToRemove: phone })
export const ConfirmingLeftover = story('confirming', { factors: [leftover], factorToRemove: leftover })
export const NotRemoved = story('confirming', { factors: [app], factorToRemove: app, failure: OFFLINE })
export const Unenrolling = story('unenrolling', { factors: [app], factorToRemove: app })
export const Challenged = story('challenged', { factors: [app], factorToRemove: app })

export const DemoGuest: StoryObj = { render: () => <MfaUnavailable isDemo /> }
export const BackendOnly: StoryObj = { render: () => <MfaUnavailable isDemo={false} /> }

/** Keeps its own list of factors and accepts only the code 123456. */
function machineOn(list: Factor[]) {
  return mfaMachine.provide({
    actors: {
      listFactors: fromCall(async () => [...list]),
      startEnrollment: fromCall<Enrollment, EnrollmentRequest>(async ({ input }) => {
        list.push({ id: 'new', type: input.factorType, name: input.name, isVerified: false })
        return enrollment
      }),
      sendMessage: fromCall<string, string>(async () => 'challenge'),
      verifyCode: fromCall<void, CodeAnswer>(async ({ input }) => {
        if (input.code !== '123456') throw new MfaError('Wrong.', 'wrongCode')
        const [factor] = list.splice(-1)
        if (factor) list.push({ ...factor, isVerified: true })
      }),
      removeFactor: fromCall<void, string>(async () => void list.splice(-1)),
    },
  })
}

function InteractiveMfa() {
  const [machine] = useState(() => machineOn([]))
  const [state, send] = useMachine(machine)
  return <MfaView state={state} send={send} secondFactor={settingsFactor} />
}

/** Adds and removes a factor by keyboard without losing the focus. StrictMode runs effects twice, as in the app. */
export const UsableByKeyboard: StoryObj = {
  tags: ['behavior'],
  render: () => (
    <StrictMode>
      <InteractiveMfa />
    </StrictMode>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an authenticator app' }))
    await expect(canvas.getByLabelText('Name')).toHaveFocus()
    await userEvent.clear(canvas.getByLabelText('Name'))
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('Name')).toBeInvalid()
    await userEvent.keyboard('Tablet{Enter}')

    await expect(await canvas.findByRole('img', { name: /^QR code/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open in your authenticator app' })).toHaveAttribute(
      'href',
      URI,
    )
    await expect(canvas.getByLabelText('Code')).toHaveFocus()
    await userEvent.keyboard('111111')
    await canvas.findByText('That code is not right. Enter the one your app shows now.')
    await waitFor(() => expect(canvas.getByLabelText('Code')).toHaveFocus())
    await userEvent.keyboard('123456')

    const remove = await canvas.findByRole('button', { name: 'Remove Tablet' })
    await waitFor(() => expect(remove).toBeEnabled())
    await expect(canvas.getByText('Verified')).toBeVisible()
    await expect(document.body).not.toHaveFocus()
    await userEvent.tab()
    await expect(remove).toHaveFocus()

    await userEvent.keyboard('{Enter}')
    const dialog = within(canvasElement.ownerDocument.body)
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByText('Tablet')).toBeNull())
    await waitFor(() => expect(document.body).not.toHaveFocus())
  },
}

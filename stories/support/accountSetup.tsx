import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import { AccountSetupView } from '../../src/flows/account-setup/AccountSetupView.tsx'
import {
  ACCOUNT_SCHEMAS,
  type AccountPage,
  type AccountValues,
} from '../../src/flows/account-setup/accountFields.ts'
import type { AccountSetupContext, LinkUser } from '../../src/flows/account-setup/accountSetup.context.ts'
import { initialAccountSetupContext } from '../../src/flows/account-setup/accountSetup.context.ts'
import { accountSetupMachine } from '../../src/flows/account-setup/accountSetup.machine.ts'
import { createFields, withErrors } from '../../src/lib/forms/fields.ts'
import { argStories } from './stateStory.tsx'

type Shown = Pick<AccountSetupContext, 'problem' | 'failure' | 'limitation' | 'outcome'>

export interface AccountSetupArgs extends AccountValues, Shown {
  hasErrors: boolean
  /** Whether the account was created before the link turned out to be unusable. */
  isAccountCreated: boolean
  /** The address of 'Contact Us'. */
  /** Path of the unfinished onboarding if the link was used in this tab. */
  onboardingPath: string | null
}

export const accountSetupArgs: AccountSetupArgs = {
  firstName: 'Bartholomew',
  lastName: 'Achterberg-Nwosu',
  email: 'bartholomew.achterberg-nwosu@longview.example',
  password: '',
  confirmPassword: '',
  hasErrors: false,
  problem: null,
  isAccountCreated: false,
  failure: null,
  limitation: null,
  outcome: 'complete',
  onboardingPath: null,
}

function contextOf(page: AccountPage, user: LinkUser | null, args: AccountSetupArgs): AccountSetupContext {
  const { firstName, lastName, email, password, confirmPassword } = args
  const { problem, failure, limitation, outcome, hasErrors, isAccountCreated } = args
  const fields = createFields({ firstName, lastName, email, password, confirmPassword })
  return {
    ...initialAccountSetupContext({ page, token: 'a'.repeat(64), user }),
    fields: hasErrors ? withErrors(fields, ACCOUNT_SCHEMAS[page]) : fields,
    isSubmitted: password !== '',
    hostedUser: isAccountCreated ? { id: 'user-1', email, firstName, lastName } : null,
    problem,
    failure,
    limitation,
    outcome,
  }
}

/** A function that returns the story of a state on this page. `user` is signed in. */
export const accountSetupStories = (
  page: AccountPage,
  user: LinkUser | null = null,
  signOutPrompt?: (linkEmail: string | null) => ReactNode,
) =>
  argStories(
    accountSetupMachine,
    (args: AccountSetupArgs) => contextOf(page, user, args),
    (state, { onboardingPath }) => (
      <AccountSetupView
        state={state}
        send={fn()}
        onboardingPath={onboardingPath}
        signOutPrompt={signOutPrompt}
      />
    ),
  )

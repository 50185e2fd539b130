import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { STORAGE_FAILED } from '../../../src/device/deviceSettings.ts'
import { DEFAULT_SETTINGS } from '../../../src/domain/settings.ts'
import { MfaUnavailable } from '../../../src/flows/mfa/MfaUnavailable.tsx'
import {
  PERSONALIZATION_TITLE,
  PersonalizationView,
} from '../../../src/flows/settings/PersonalizationView.tsx'
import { PREFERENCES_TITLE, PreferencesView } from '../../../src/flows/settings/PreferencesView.tsx'
import { PRIVACY_TITLE, PrivacyView } from '../../../src/flows/settings/PrivacyView.tsx'
import { PROFILE_TITLE, ProfileView } from '../../../src/flows/settings/ProfileView.tsx'
import { SettingsView } from '../../../src/flows/settings/SettingsView.tsx'
import { type SectionContext, sectionMachine } from '../../../src/flows/settings/section.machine.ts'
import type { SectionProps } from '../../../src/flows/settings/viewProps.ts'
import { useTheme } from '../../../src/theme/themeSetting.ts'
import { InApp, Part } from '../../support/inApp.tsx'
import { BACKEND_OFFLINE } from '../../support/offline.ts'
import { privacyAt, sectionContext } from '../../support/settings.ts'
import { at, stateStory } from '../../support/stateStory.tsx'
import { mira } from '../../support/users.ts'

/** The page, and its sections in their states. Export and deletion are in Flows/Settings/Data. */
export default { title: 'Flows/Settings' } satisfies Meta

type State = SectionProps['state']

const section = (
  value: StateValueFrom<typeof sectionMachine>,
  context: Partial<SectionContext>,
  view: (state: State) => ReactNode,
): StoryObj<Partial<SectionContext>> =>
  stateStory(sectionMachine, value, (args) => ({ ...sectionContext, ...args }), view, context)

const profile = (state: State) => (
  <Part>
    <ProfileView state={state} send={fn()} email={mira.email} userId={mira.id} />
  </Part>
)
const personalization = (state: State) => (
  <Part>
    <PersonalizationView state={state} send={fn()} />
  </Part>
)
function Preferences({ state }: { state: State }) {
  const [theme] = useTheme()
  return <PreferencesView state={state} send={fn()} isDark={theme === 'dark'} onDarkChange={fn()} />
}

const preferences = (state: State) => (
  <Part>
    <Preferences state={state} />
  </Part>
)

const privacy = (state: State, data = privacyAt('idle')) => (
  <PrivacyView state={state} send={fn()} data={data} sendData={fn()} />
)
const deviceContext = { ...sectionContext, accountId: null }

/** The whole page in the access mode of `user`. Email and user ID are null in demo mode. */
const page = (
  state: State,
  user: { email: string | null; userId: string | null },
  data = privacyAt('idle'),
) => (
  <InApp page="System Settings">
    <SettingsView
      release="0.1.0 (3f2a9c1)"
      sections={[
        { id: 'profile', title: PROFILE_TITLE, content: <ProfileView state={state} send={fn()} {...user} /> },
        {
          id: 'personalization',
          title: PERSONALIZATION_TITLE,
          content: <PersonalizationView state={state} send={fn()} />,
        },
        {
          id: 'preferences',
          title: PREFERENCES_TITLE,
          content: <Preferences state={at(sectionMachine, 'idle', deviceContext)} />,
        },
        {
          id: 'privacy',
          title: PRIVACY_TITLE,
          content: privacy(at(sectionMachine, 'idle', deviceContext), data),
        },
        {
          id: 'second-factors',
          title: 'Two-factor authentication',
          content: <MfaUnavailable isDemo={user.email === null} />,
        },
      ]}
    />
  </InApp>
)

export const Settings = section('idle', {}, (state) => page(state, { email: mira.email, userId: mira.id }))
export const DemoGuest = section(
  'idle',
  { accountId: null, saved: { ...DEFAULT_SETTINGS, displayName: 'Demo guest' } },
  (state) =>
    page(state, { email: null, userId: null }, privacyAt('idle', { owner: { backend: null, hosted: null } })),
)

const renamed = { edited: { displayName: 'Mira H.' }, lastEdited: 'displayName' } as const

export const Editing = section('editing', { ...renamed, isTyping: true }, profile)
export const Saving = section('saving', renamed, profile)
export const Saved = section('saved', renamed, profile)
export const SaveFailed = section(
  'failed',
  {
    edited: { displayName: 'ميرا هالوران', machineName: 'Ω'.repeat(40) },
    lastEdited: 'machineName',
    failure: BACKEND_OFFLINE,
  },
  profile,
)
export const Retrying = section('saving', { ...renamed, failure: BACKEND_OFFLINE }, profile)
export const NamesMissing = section(
  'idle',
  {
    edited: { displayName: ' ', machineName: '' },
    errors: { displayName: 'Please enter a display name.', machineName: 'Please enter a name for your AI.' },
  },
  profile,
)

/** A stored value between the slider's steps is shown unchanged until the slider is moved. */
export const BetweenSteps = section(
  'idle',
  {
    saved: { ...sectionContext.saved, contradictionTolerance: 0.35 },
    edited: { beliefSensitivity: 'high', memoryDecay: 'fast' },
  },
  personalization,
)

/** The examples at the strictest settings. */
export const Strict = section(
  'saved',
  {
    saved: {
      ...sectionContext.saved,
      contradictionTolerance: 0,
      beliefSensitivity: 'low',
      memoryDecay: 'slow',
    },
    lastEdited: 'contradictionTolerance',
  },
  personalization,
)

export const SwitchSaved = section('saved', { ...deviceContext, lastEdited: 'autoIndex' }, preferences)

export const SwitchSaveFailed = section(
  'failed',
  {
    ...deviceContext,
    edited: { emailNotifications: true },
    lastEdited: 'emailNotifications',
    failure: STORAGE_FAILED,
  },
  preferences,
)

export const OptionSaved = section('saved', { ...deviceContext, lastEdited: 'retention' }, (state) => (
  <Part>{privacy(state)}</Part>
))

import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { release } from '../../lib/release.ts'
import { useSession, useSessionActor } from '../../session/SessionProvider.tsx'
import { useSettings } from '../../session/useSettings.ts'
import { useTheme } from '../../theme/themeSetting.ts'
import MfaScreen from '../mfa/MfaScreen.tsx'
import { PERSONALIZATION_TITLE, PersonalizationView } from './PersonalizationView.tsx'
import { PREFERENCES_TITLE, PreferencesView } from './PreferencesView.tsx'
import { PRIVACY_TITLE, PrivacyView } from './PrivacyView.tsx'
import { PROFILE_TITLE, ProfileView } from './ProfileView.tsx'
import type { DataOwner } from './privacy.machine.ts'
import { privacyActorOf } from './privacyActor.ts'
import { SettingsView } from './SettingsView.tsx'
import type { SectionOptions } from './useSection.ts'
import { useSection } from './useSection.ts'

/** System Settings. The sections restart when the user changes. */
export default function SettingsScreen() {
  const session = useSessionActor()
  const user = useSession(({ context }) => context.grant?.user ?? null)
  const hosted = useSession(({ context }) => context.hostedUser)
  const settings = useSettings()
  const owner = useMemo<DataOwner>(
    () => ({ backend: user && { id: user.id, email: user.email }, hosted }),
    [user, hosted],
  )
  const accountId = user?.id ?? null
  const userId = accountId ?? hosted?.id ?? ''
  const account = { session, accountId, settings }
  const device = { session, accountId: null, settings }
  return (
    <SettingsView
      key={`${accountId} ${userId}`}
      release={release()}
      sections={[
        {
          id: 'profile',
          title: PROFILE_TITLE,
          content: <Profile options={account} owner={owner} />,
        },
        {
          id: 'personalization',
          title: PERSONALIZATION_TITLE,
          content: <Personalization options={account} />,
        },
        { id: 'preferences', title: PREFERENCES_TITLE, content: <Preferences options={device} /> },
        { id: 'privacy', title: PRIVACY_TITLE, content: <Privacy options={device} owner={owner} /> },
        { id: 'second-factors', title: 'Two-factor authentication', content: <MfaScreen /> },
      ]}
    />
  )
}

interface SectionContentProps {
  options: SectionOptions
}

function Profile({ options, owner }: SectionContentProps & { owner: DataOwner }) {
  const [state, send] = useSection('profile', options)
  const account = owner.backend ?? owner.hosted
  return <ProfileView state={state} send={send} email={account?.email ?? null} userId={account?.id ?? null} />
}

function Personalization({ options }: SectionContentProps) {
  const [state, send] = useSection('personalization', options)
  return <PersonalizationView state={state} send={send} />
}

function Preferences({ options }: SectionContentProps) {
  const [state, send] = useSection('preferences', options)
  const [theme, chooseTheme] = useTheme()
  return (
    <PreferencesView
      state={state}
      send={send}
      isDark={theme === 'dark'}
      onDarkChange={(isDark) => chooseTheme(isDark ? 'dark' : 'light')}
    />
  )
}

function Privacy({ options, owner }: SectionContentProps & { owner: DataOwner }) {
  const [state, send] = useSection('privacy', options)
  const [actor] = useState(() => privacyActorOf(options.session, owner))
  const data = useSelector(actor, (snapshot) => snapshot)
  useEffect(() => actor.send({ type: 'owner.changed', owner }), [actor, owner])
  useEffect(
    () => () => {
      // The session's end stops the actor.
      if (actor.getSnapshot().status === 'active') actor.send({ type: 'page.left' })
    },
    [actor],
  )
  return <PrivacyView state={state} send={send} data={data} sendData={actor.send} />
}

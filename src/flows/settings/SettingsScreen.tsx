import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
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
import type { SharedSectionOptions } from './useSection.ts'
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
  const shared: SharedSectionOptions = {
    userId: user?.id ?? hosted?.id ?? '',
    accountId: user?.id ?? null,
    settings,
    onUserChanged: (user) => session.send({ type: 'user.changed', user }),
  }
  return (
    <SettingsView
      key={shared.userId}
      sections={[
        { id: 'profile', title: PROFILE_TITLE, content: <Profile shared={shared} owner={owner} /> },
        { id: 'personalization', title: PERSONALIZATION_TITLE, content: <Personalization shared={shared} /> },
        { id: 'preferences', title: PREFERENCES_TITLE, content: <Preferences shared={shared} /> },
        { id: 'privacy', title: PRIVACY_TITLE, content: <Privacy shared={shared} owner={owner} /> },
        { id: 'second-factors', title: 'Two-factor authentication', content: <MfaScreen /> },
      ]}
    />
  )
}

interface SharedProps {
  shared: SharedSectionOptions
}

function Profile({ shared, owner }: SharedProps & { owner: DataOwner }) {
  const [state, send] = useSection({
    ...shared,
    name: 'profile',
    isAutoSaved: false,
    savedTitle: 'Profile saved',
  })
  const account = owner.backend ?? owner.hosted
  return <ProfileView state={state} send={send} email={account?.email ?? null} userId={account?.id ?? null} />
}

function Personalization({ shared }: SharedProps) {
  const [state, send] = useSection({
    ...shared,
    name: 'personalization',
    isAutoSaved: false,
    savedTitle: 'AI personalization saved',
  })
  return <PersonalizationView state={state} send={send} />
}

function Preferences({ shared }: SharedProps) {
  const [state, send] = useSection({ ...shared, accountId: null, name: 'preferences', isAutoSaved: true })
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

function Privacy({ shared, owner }: SharedProps & { owner: DataOwner }) {
  const [state, send] = useSection({ ...shared, accountId: null, name: 'privacy', isAutoSaved: true })
  const session = useSessionActor()
  const [actor] = useState(() => privacyActorOf(session, owner))
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

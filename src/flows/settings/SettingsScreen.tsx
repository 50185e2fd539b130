import { useMachine } from '@xstate/react'
import { downloadFile } from '../../lib/downloadFile.ts'
import { useLeaveWarning } from '../../lib/useLeaveWarning.ts'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { useSession, useSessionActor } from '../../session/SessionProvider.tsx'
import { useSettings } from '../../session/useSettings.ts'
import { useTheme } from '../../theme/themeSetting.ts'
import MfaScreen from '../mfa/MfaScreen.tsx'
import { deletionActor } from './deletion.actors.ts'
import { exportActor } from './export.actors.ts'
import { PERSONALIZATION_TITLE, PersonalizationView } from './PersonalizationView.tsx'
import { PREFERENCES_TITLE, PreferencesView } from './PreferencesView.tsx'
import { PRIVACY_TITLE, PrivacyView } from './PrivacyView.tsx'
import { PROFILE_TITLE, ProfileView } from './ProfileView.tsx'
import type { Owner } from './privacy.machine.ts'
import { privacyMachine } from './privacy.machine.ts'
import { SettingsView } from './SettingsView.tsx'
import { privacyToasts } from './toastsOf.ts'
import type { PageOptions } from './useSection.ts'
import { useSection } from './useSection.ts'

const livePrivacy = privacyMachine.provide({ actors: { exportData: exportActor, deleteData: deletionActor } })

/** System Settings. Another person, or another mode of access, starts its sections afresh. */
export default function SettingsScreen() {
  const session = useSessionActor()
  const user = useSession(({ context }) => context.grant?.user ?? null)
  const hosted = useSession(({ context }) => context.hostedUser)
  const kept = useSettings()
  const owner: Owner = { backend: user && { id: user.id, email: user.email }, hosted }
  const page: PageOptions = {
    owner: user?.id ?? hosted?.id ?? '',
    accountId: user?.id ?? null,
    kept,
    onUserChanged: (user) => session.send({ type: 'user.changed', user }),
  }
  return (
    <SettingsView
      key={page.owner}
      sections={[
        { id: 'profile', title: PROFILE_TITLE, content: <Profile page={page} owner={owner} /> },
        { id: 'personalization', title: PERSONALIZATION_TITLE, content: <Personalization page={page} /> },
        { id: 'preferences', title: PREFERENCES_TITLE, content: <Preferences page={page} /> },
        { id: 'privacy', title: PRIVACY_TITLE, content: <Privacy page={page} owner={owner} /> },
        { id: 'second-factors', title: 'Two-factor authentication', content: <MfaScreen /> },
      ]}
    />
  )
}

interface SectionProps {
  page: PageOptions
}

function Profile({ page, owner }: SectionProps & { owner: Owner }) {
  const [state, send] = useSection({
    ...page,
    name: 'profile',
    isAtOnce: false,
    savedTitle: 'Profile saved',
  })
  const known = owner.backend ?? owner.hosted
  return <ProfileView state={state} send={send} email={known?.email ?? null} userId={known?.id ?? null} />
}

function Personalization({ page }: SectionProps) {
  const [state, send] = useSection({
    ...page,
    name: 'personalization',
    isAtOnce: false,
    savedTitle: 'AI personalization saved',
  })
  return <PersonalizationView state={state} send={send} />
}

function Preferences({ page }: SectionProps) {
  const [state, send] = useSection({ ...page, accountId: null, name: 'preferences', isAtOnce: true })
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

function Privacy({ page, owner }: SectionProps & { owner: Owner }) {
  const [state, send] = useSection({ ...page, accountId: null, name: 'privacy', isAtOnce: true })
  const [data, sendData, actor] = useMachine(livePrivacy, { input: { owner } })
  useEmitted(actor, {
    ...privacyToasts,
    'data.exported': ({ file, missing }) => {
      downloadFile(file.name, file.text, 'application/json')
      privacyToasts['data.exported']({ file, missing })
    },
  })
  useLeaveWarning(data.matches('deleting'))
  return <PrivacyView state={state} send={send} data={data} sendData={sendData} />
}

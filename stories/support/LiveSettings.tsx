import { useMachine } from '@xstate/react'
import { StrictMode, useState } from 'react'
import type { AnyEventObject } from 'xstate'
import { fromCallback, fromPromise } from 'xstate'
import type { User } from '../../src/api/types.ts'
import { NOTHING_DELETED } from '../../src/flows/settings/dataDeletion.ts'
import { PrivacyView } from '../../src/flows/settings/PrivacyView.tsx'
import { ProfileView } from '../../src/flows/settings/ProfileView.tsx'
import type { DataOwner } from '../../src/flows/settings/privacy.machine.ts'
import { privacyMachine } from '../../src/flows/settings/privacy.machine.ts'
import type { SavingRequest } from '../../src/flows/settings/section.machine.ts'
import { sectionMachine } from '../../src/flows/settings/section.machine.ts'
import { privacyToasts, savingToasts } from '../../src/flows/settings/settingsToasts.ts'
import { useEmitted } from '../../src/lib/xstate/useEmitted.ts'
import ToastRegion from '../../src/ui/Toasts/ToastRegion.tsx'
import { sectionContext } from './settings.ts'
import { mira } from './users.ts'

export interface LiveSettingsProps {
  /** Why everything fails; null where it succeeds. */
  failure?: string | null
}

const owner: DataOwner = { backend: { id: mira.id, email: mira.email }, hosted: null }

/** What there is succeeds at once, or fails at once; it ends a moment later, as any work does. */
function machinesOn(failure: string | null) {
  const later = (report: (event: AnyEventObject) => void, event: AnyEventObject) => {
    const timer = setTimeout(() => report(event), 0)
    return () => clearTimeout(timer)
  }
  return {
    section: sectionMachine.provide({
      actors: {
        saveChange: fromPromise<User | null, SavingRequest>(async () => {
          if (failure !== null) throw new Error(failure)
          return null
        }),
      },
    }),
    privacy: privacyMachine.provide({
      actors: {
        exportData: fromCallback<AnyEventObject, DataOwner>(({ sendBack }) =>
          later(
            sendBack,
            failure === null
              ? { type: 'export.finished', file: { name: 'engram-export.json', text: '{}' }, missing: [] }
              : { type: 'export.failed', message: failure },
          ),
        ),
        deleteData: fromCallback<AnyEventObject, DataOwner>(({ sendBack }) =>
          later(sendBack, {
            type: 'deletion.finished',
            deleted: { ...NOTHING_DELETED, documents: 3 },
            failures: failure === null ? [] : [{ kind: 'memory', name: null, reason: failure }],
          }),
        ),
      },
    }),
  }
}

/** Two sections with their machines running, for what only happens in motion: toasts, and where the focus goes. */
export function LiveSettings(props: LiveSettingsProps) {
  return (
    <StrictMode>
      <RunningSettings {...props} />
    </StrictMode>
  )
}

function RunningSettings({ failure = null }: LiveSettingsProps) {
  const [machines] = useState(() => machinesOn(failure))
  const input = { accountId: mira.id, isAutoSaved: false, saved: sectionContext.saved, edited: {} }
  const [profile, sendProfile, profileActor] = useMachine(machines.section, { input })
  const [switches, sendSwitches] = useMachine(machines.section, {
    input: { ...input, accountId: null, isAutoSaved: true },
  })
  const [data, sendData, dataActor] = useMachine(machines.privacy, { input: { owner } })
  useEmitted(profileActor, savingToasts)
  useEmitted(dataActor, privacyToasts)
  return (
    <main>
      <ProfileView state={profile} send={sendProfile} email={mira.email} userId={mira.id} />
      <PrivacyView state={switches} send={sendSwitches} data={data} sendData={sendData} />
      <ToastRegion timeout={0} />
    </main>
  )
}

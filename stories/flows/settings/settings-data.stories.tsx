import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { PrivacyView } from '../../../src/flows/settings/PrivacyView.tsx'
import { privacyMachine } from '../../../src/flows/settings/privacy.machine.ts'
import { sectionMachine } from '../../../src/flows/settings/section.machine.ts'
import { inPart } from '../../support/inApp.tsx'
import { BACKEND_OFFLINE } from '../../support/offline.ts'
import { privacyContext, sectionContext } from '../../support/settings.ts'
import { at, stateStories } from '../../support/stateStory.tsx'

/** Export and deletion of all data. */
export default { title: 'Flows/Settings/Data', decorators: [inPart] } satisfies Meta

const section = at(sectionMachine, 'idle', { ...sectionContext, accountId: null })

const story = stateStories(privacyMachine, privacyContext, (data) => (
  <PrivacyView state={section} send={fn()} data={data} sendData={fn()} />
))

export const Idle = story('idle')
export const Exporting = story('exporting', { progress: { done: 9, total: 31 } })
export const Exported = story('exported')
// No picture: it looks like ExportedPartially without the list.
Exported.tags = ['behavior']
export const ExportedPartially = story('exported', {
  missing: [
    { part: 'your documents', reason: 'Service Unavailable' },
    { part: 'the messages of the chat “Sleep and the consolidation of memories”', reason: BACKEND_OFFLINE },
  ],
})
export const ExportFailed = story('exportFailed', { failure: BACKEND_OFFLINE })

export const ConfirmingDelete = story('confirmingDelete')
export const Deleting = story('deleting', { progress: { done: 12, total: 40 } })
export const Deleted = story('deleted', {
  deleted: { memory: 1, documents: 27, chats: 11, files: 0, device: 1 },
})
export const DeletionFailed = story('deletionFailed', {
  deleted: { memory: 0, documents: 1, chats: 11, files: 0, device: 1 },
  failures: [
    { kind: 'memory', name: null, reason: BACKEND_OFFLINE },
    ...['Tse_2007.pdf', 'field-notes.md', 'polysomnography.pdf', 'rem-sleep.docx', 'تقرير.pdf'].map(
      (name) => ({ kind: 'documents', name, reason: 'The document is being processed.' }) as const,
    ),
  ],
})

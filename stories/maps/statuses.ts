import { uploadMachine } from '../../src/flows/knowledge-base/upload/upload.machine.ts'
import { type Chart, chartOf } from '../flow-pages/chart/model.ts'
import type { StateStory } from '../flow-pages/stateStories.ts'
import { applicationChart, documentChart } from './statusCharts.ts'

const migrations = import.meta.glob<string>('../../supabase/migrations/*.sql', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The newest migration that decides which changes the owner of an application may make. */
const guardMigration =
  Object.values(migrations).findLast((sql) => sql.includes('function private.guard_submission()')) ?? ''

interface StatusChart {
  title: string
  note: string
  chart: Chart
  storyOf: (status: string) => StateStory | undefined
}

const inStories = (ids: Readonly<Record<string, string>>) => (status: string) => {
  const storyId = ids[status]
  return storyId === undefined ? undefined : { storyId, name: status }
}

export const STATUS_CHARTS: readonly StatusChart[] = [
  {
    title: 'Application',
    note: 'Its statuses and the actions of admins are in src/modules/status; the changes of its owner are in supabase/migrations.',
    chart: applicationChart(guardMigration),
    storyOf: inStories({
      pending: 'flows-admin-review--open',
      approved: 'flows-admin-review--read-only',
      registered: 'flows-admin-row--resetting',
      active: 'flows-admin-row--confirming-cleanup',
      rejected: 'flows-admin-review--rejected-with-undo',
    }),
  },
  {
    title: 'Document',
    note: 'Its display statuses and what a user may do are in src/domain/document.ts.',
    chart: documentChart(),
    storyOf: inStories({
      pending: 'flows-knowledge-base-document-row--pending',
      uploaded: 'flows-knowledge-base-document-row--uploaded',
      processing: 'flows-knowledge-base-document-row--processing',
      readyToIndex: 'flows-knowledge-base-document-row--ready-to-index',
      indexed: 'flows-knowledge-base-document-row--indexed',
      failed: 'flows-knowledge-base-document-row--failed-processing',
    }),
  },
  {
    title: 'Upload',
    note: 'Drawn from its machine. Its parent, the documents machine, admits a few uploads at a time.',
    chart: chartOf(uploadMachine),
    storyOf: inStories({
      queued: 'flows-knowledge-base-upload--queued',
      uploading: 'flows-knowledge-base-upload--uploading',
      completed: 'flows-knowledge-base-upload--completed',
      cancelled: 'flows-knowledge-base-upload--cancelled',
      error: 'flows-knowledge-base-upload--error-timeout',
    }),
  },
]

import type { Meta } from '@storybook/react-vite'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, test } from 'vitest'
import { DISPLAY_STATUSES, DOCUMENT_RULES } from '../../../src/domain/document.ts'
import { WAITLIST_STATUSES } from '../../../src/domain/waitlist.ts'
import { uploadMachine } from '../../../src/flows/knowledge-base/upload/upload.machine.ts'
import { FLOW_TITLES } from '../../../stories/catalogue/entryOrder.ts'
import { ACCOUNT_STAGES } from '../../../stories/maps/accountStages.ts'
import { documentChart, ownerChanges } from '../../../stories/maps/statusCharts.ts'
import { STATUS_CHARTS } from '../../../stories/maps/statuses.ts'

const files = Object.values(
  import.meta.glob<Record<string, object> & { default: Meta }>(
    '../../../stories/flows/{admin,knowledge-base}/*.stories.tsx',
    { eager: true },
  ),
)
const storyIds = files.flatMap(({ default: { title = '' }, ...stories }) =>
  Object.keys(stories).map((name) => toId(title, storyNameFromExport(name))),
)

const [application, document, upload] = STATUS_CHARTS.map(({ chart }) => chart)
const stateIds = (chart: typeof application) => chart?.states.map(({ id }) => id).sort()

test('the map of statuses lists every status of applications, documents and uploads', () => {
  expect(stateIds(application)).toEqual([...WAITLIST_STATUSES].sort())
  expect(stateIds(document)).toEqual([...DISPLAY_STATUSES, 'deleted'].sort())
  expect(stateIds(upload)).toEqual(Object.keys(uploadMachine.root.states).sort())
})

test('every status except the first of an application, a document and an upload is reached from another', () => {
  for (const { chart } of STATUS_CHARTS) {
    const reached = chart.transitions.map(({ target }) => target)
    expect(chart.states.filter(({ id, isInitial }) => !isInitial && !reached.includes(id))).toEqual([])
  }
})

test('an owner’s changes are those that the migration allows', () => {
  expect(application?.transitions).toContainEqual(
    expect.objectContaining({ source: 'approved', target: 'registered', event: 'The account was created' }),
  )
  expect(application?.transitions).toContainEqual(
    expect.objectContaining({ source: 'registered', target: 'active' }),
  )
  expect(ownerChanges("-- It grew.\n    or (old.status = 'a' and new.status = 'b')")).toEqual([
    { from: 'a', to: 'b', event: 'It grew' },
  ])
})

test('the backend changes a document’s status exactly while the document is in progress', () => {
  const leaving = documentChart()
    .transitions.filter(({ event }) => !/user|auto-index|Retried|Indexing/.test(event))
    .map(({ source }) => source)
  expect([...new Set(leaving)]).toEqual(
    DISPLAY_STATUSES.filter((status) => DOCUMENT_RULES[status].isInProgress),
  )
})

test('every status but a deleted document opens a story', () => {
  for (const { chart, storyOf } of STATUS_CHARTS) {
    const opened = chart.states
      .filter(({ id }) => id !== 'deleted')
      .map(({ id }) => storyOf(id)?.storyId ?? id)
    expect(opened.filter((id) => !storyIds.includes(id))).toEqual([])
  }
})

test('the stages of an account have every status of an application, and lead to flows of the catalogue', () => {
  expect(ACCOUNT_STAGES.flatMap(({ status }) => status ?? []).sort()).toEqual([...WAITLIST_STATUSES].sort())
  const flows = ACCOUNT_STAGES.flatMap((stage) => stage.flows)
  expect(flows.filter((flow) => !FLOW_TITLES.includes(flow))).toEqual([])
})

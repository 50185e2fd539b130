import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import type { Document } from '../../../src/api/types.ts'
import { displayStatusOf } from '../../../src/domain/document.ts'
import {
  documentMachine,
  initialDocumentContext,
} from '../../../src/flows/knowledge-base/document/document.machine.ts'
import { indexFailureMessage } from '../../../src/flows/knowledge-base/document/indexFailureMessage.ts'
import { DocumentTable } from '../../../src/flows/knowledge-base/list/DocumentTable.tsx'
import { DOCUMENT_STATUS } from '../../../src/modules/status/documentStatus.ts'
import {
  createDocumentAged,
  failed,
  indexed,
  NOW,
  pending,
  processing,
  ready,
  uploaded,
} from '../../support/documents.ts'
import { inPart, inRouter } from '../../support/inApp.tsx'
import { stateStory } from '../../support/stateStory.tsx'

export default { title: 'Flows/Knowledge Base/Document row', decorators: [inPart, inRouter()] } satisfies Meta

type NoticeKind = NonNullable<Document['notices']>[number]['kind']

/** An indexed text file. */
const notes = createDocumentAged({ filename: 'reading-list.txt', file_size: 2_048 })

interface RowArgs {
  filename: string
  /** Why it failed: the reason of a failed request, otherwise the document's `failure_reason`. */
  failure: string | null
}

interface RowOptions {
  /** A request for the document failed. */
  failure?: string
  isRetrying?: boolean
}

/** The row of a document whose machine is in a state. */
function story(
  value: StateValueFrom<typeof documentMachine>,
  document: Document,
  { failure: requestFailure, isRetrying = false }: RowOptions = {},
): StoryObj<RowArgs> {
  const isRequestFailure = requestFailure !== undefined
  const documentWith = ({ filename, failure }: RowArgs): Document =>
    isRequestFailure ? { ...document, filename } : { ...document, filename, failure_reason: failure }
  return {
    ...stateStory<typeof documentMachine, RowArgs>(
      documentMachine,
      value,
      (args) => ({
        ...initialDocumentContext(documentWith(args)),
        failure: isRequestFailure ? args.failure : null,
        isRetrying,
      }),
      (row, args) => (
        <DocumentTable
          documents={[documentWith(args)]}
          total={1}
          rows={{ [document.id]: row }}
          sort={null}
          now={NOW}
          compared={null}
          onCompared={fn()}
          canExclude
          send={fn()}
          onOpen={fn()}
          onReread={fn()}
          onDelete={fn()}
        />
      ),
    ),
    // Without activity, the row shows the display status.
    parameters: {
      machine: {
        id: documentMachine.id,
        states: value === 'idle' ? [value, displayStatusOf(document)] : [value],
      },
    },
    args: { filename: document.filename, failure: requestFailure ?? document.failure_reason ?? null },
  }
}

/** The story with the tooltip of the delete button. */
const withDeleteHint = (base: StoryObj<RowArgs>, document: Document): StoryObj<RowArgs> => ({
  ...base,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: `Delete ${document.filename}` })
    await userEvent.tab()
    while (button.ownerDocument.activeElement !== button) await userEvent.tab()
    const { deleteHint } = DOCUMENT_STATUS[displayStatusOf(document)]
    const hint = await screen.findByRole('tooltip')
    await expect(hint).toHaveTextContent(deleteHint)
    await expect(button).toHaveAccessibleDescription(deleteHint)
  },
})

export const Pending = withDeleteHint(story('idle', pending), pending)
export const Uploaded = withDeleteHint(story('idle', uploaded), uploaded)
export const Processing = withDeleteHint(story('processing', processing), processing)
export const ReadyToIndex = story('idle', ready)
export const Indexing = story('indexing', ready)
export const Indexed = withDeleteHint(story('idle', indexed), indexed)
export const FailedProcessing = withDeleteHint(story('failed', failed), failed)
export const Retrying = story('retrying', failed, { isRetrying: true })
export const Deleting = story('deleting', failed)
export const Excluding = story('changing', indexed)
export const Excluded = story('idle', { ...indexed, excluded: true })
export const Rereading = story('rereading', notes)

const withNotice = (kind: NoticeKind, message: string, document: Document = indexed) =>
  story('idle', { ...document, notices: [{ kind, message }] })

export const NoSentences = withNotice(
  'no-sentences',
  'None of the text on its 16 pages is in sentences. Most of it is single words and numbers, as in figures and tables of contents.',
)
export const UnreadableCharacters = withNotice(
  'unreadable-characters',
  '23 % of the characters cannot be read, because the file does not say which letters its fonts draw. They are left out.',
)
export const Cut = withNotice(
  'cut',
  'Only the first 10,000,000 characters were read, up to page 3,112. Split the file and upload the parts.',
)
export const UncertainEncoding = withNotice(
  'uncertain-encoding',
  'It was read as windows-1252. If letters are wrong, choose another one.',
  notes,
)
export const Scan = withNotice(
  'scan',
  'Pages 31–40 were read from a scan. Check numbers and names that matter in the original.',
)
export const UnreadPages = withNotice('unread-pages', 'Page 7 could not be read: its picture is damaged.')
export const ReadingScan = story('idle', { ...indexed, pages: 40, pages_read: 11 })
export const ReadingStopped = story('idle', { ...indexed, pages: 40, pages_read: 11, reading: 'stopped' })
export const AsksBeforeReading = story('idle', {
  ...uploaded,
  pages: 500,
  pages_read: 0,
  reading: 'waiting',
  reading_minutes: 50,
})
export const NoSentencesBeforeIndexing = story('idle', {
  ...ready,
  notices: [
    { kind: 'no-sentences', message: 'None of the text in it is in sentences. Most of it is headings.' },
  ],
})

/** On a phone the row is a card. */
export const NoticesOnPhone: StoryObj<RowArgs> = {
  ...story('idle', {
    ...notes,
    notices: [
      { kind: 'uncertain-encoding', message: 'It was read as windows-1252.' },
      { kind: 'cut', message: 'Only the first 10,000,000 characters were read, up to line 81,223.' },
    ],
  }),
  parameters: {},
  globals: { viewport: { value: 'phone' } },
}

/** The menu of an indexed text file. */
export const DocumentMenu: StoryObj<RowArgs> = {
  ...story('idle', notes),
  parameters: {},
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^More actions for/ }))
    await expect(await screen.findByRole('menuitem', { name: 'Read with another encoding…' })).toBeVisible()
    const exclude = screen.getByRole('menuitemcheckbox', { name: 'Exclude from answers' })
    await expect(exclude).toHaveAttribute('aria-checked', 'false')
  },
}

const failedWith = (status: number | null, message = '') =>
  story('failed', ready, { failure: indexFailureMessage({ status, message }) })

export const FailedSignedOut = failedWith(401)
export const FailedForbidden = failedWith(403)
export const FailedNotFound = failedWith(404)
export const FailedServerError = failedWith(500)
export const FailedUnreachable = failedWith(null)
export const FailedForAnotherReason = failedWith(422)

/** Touch screens show no tooltip, so a tap on a disabled delete button shows its hint on the page. */
export const DeleteHintAfterTap: StoryObj<RowArgs> = {
  ...story('idle', indexed),
  parameters: {},
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /^Delete / })
    await userEvent.pointer({ keys: '[TouchA]', target: button })
    await expect(
      await canvas.findByText('Cannot delete indexed documents - this would break graph connections'),
    ).toBeVisible()
  },
}

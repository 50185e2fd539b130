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
import { failed, indexed, NOW, pending, processing, ready, uploaded } from '../../support/documents.ts'
import { inPart } from '../../support/inApp.tsx'
import { stateStory } from '../../support/stateStory.tsx'

export default { title: 'Flows/Knowledge Base/Document row', decorators: [inPart] } satisfies Meta

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
          send={fn()}
          onOpen={fn()}
          onDelete={fn()}
        />
      ),
    ),
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

export const Pending = withDeleteHint(story('pending', pending), pending)
export const Uploaded = withDeleteHint(story('uploaded', uploaded), uploaded)
export const Processing = withDeleteHint(story('processing', processing), processing)
export const ReadyToIndex = story('readyToIndex', ready)
export const Indexing = story('indexing', ready)
export const Indexed = withDeleteHint(story('indexed', indexed), indexed)
export const FailedProcessing = withDeleteHint(story('failed', failed), failed)
export const Retrying = story('retrying', failed, { isRetrying: true })
export const Deleting = story('deleting', failed)

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
  ...story('indexed', indexed),
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

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
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
import { Part } from '../../support/inApp.tsx'
import { stateStory } from '../../support/stateStory.tsx'

export default { title: 'Flows/Knowledge Base/Document row' } satisfies Meta

interface Facts {
  failure?: string
  isRetrying?: boolean
}

/** The row of a document with its machine at a state. */
function story(
  value: StateValueFrom<typeof documentMachine>,
  document: Document,
  { failure, isRetrying = false }: Facts = {},
): StoryObj {
  return stateStory(
    documentMachine,
    value,
    { ...initialDocumentContext(document), failure: failure ?? null, isRetrying },
    (row) => (
      <Part>
        <DocumentTable
          documents={[document]}
          total={1}
          rows={{ [document.id]: row }}
          now={NOW}
          send={fn()}
          onDelete={fn()}
        />
      </Part>
    ),
  )
}

/** The same with the pointer on the delete button, which says what it does or why it cannot. */
const hinted = (base: StoryObj, document: Document): StoryObj => ({
  ...base,
  play: async ({ canvas, canvasElement }) => {
    const button = await canvas.findByRole('button', { name: `Delete ${document.filename}` })
    await userEvent.tab()
    while (canvasElement.ownerDocument.activeElement !== button) await userEvent.tab()
    const { deleteHint } = DOCUMENT_STATUS[displayStatusOf(document)]
    const hint = await within(canvasElement.ownerDocument.body).findByRole('tooltip')
    await expect(hint).toHaveTextContent(deleteHint)
    await expect(button).toHaveAccessibleDescription(deleteHint)
  },
})

export const Pending = hinted(story('pending', pending), pending)
export const Uploaded = hinted(story('uploaded', uploaded), uploaded)
export const Processing = hinted(story('processing', processing), processing)
export const ReadyToIndex = story('readyToIndex', ready)
export const Indexing = story('indexing', ready)
export const Indexed = hinted(story('indexed', indexed), indexed)
export const FailedProcessing = hinted(story('failed', failed), failed)
export const Retrying = story('retrying', failed, { isRetrying: true })
export const Deleting = story('deleting', failed)

const failedWith = (status: number | null, message = '') =>
  story('failed', ready, { failure: indexFailureMessage({ status, message }) })

export const FailedSignedOut = failedWith(401)
export const FailedForbidden = failedWith(403)
export const FailedNotFound = failedWith(404)
export const FailedServerError = failedWith(500)
export const FailedUnreachable = failedWith(null)
export const FailedOtherwise = failedWith(422)

/** A finger cannot hover: a tap on a delete button that is off says why on the page. */
export const TapSaysWhy: StoryObj = {
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

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { getInitialSnapshot } from 'xstate'
import { DocumentDialog } from '../../src/modules/document-viewer/DocumentDialog.tsx'
import type { DocumentContent } from '../../src/modules/document-viewer/documentContent.ts'
import { documentFileMachine } from '../../src/modules/document-viewer/documentFile.machine.ts'

export default { title: 'Behavior/Document viewer', tags: ['behavior'] } satisfies Meta

const state = getInitialSnapshot(documentFileMachine, { query: { name: 'tides.txt', documentId: null } })
const text: DocumentContent = { kind: 'text', text: 'High water comes fifty minutes later each day.' }

/** A dialog whose document is loaded after it has chosen what to focus, and before it does so in the next frame. */
function LoadedWhileOpening() {
  const [content, setContent] = useState<DocumentContent | null>(null)
  useEffect(() => {
    queueMicrotask(() => queueMicrotask(() => flushSync(() => setContent(text))))
  }, [])
  return <DocumentDialog {...{ state, content }} send={fn()} open onClose={fn()} />
}

/** The keys of a document work at once when it is loaded while its dialog opens. */
export const DocumentLoadedWhileDialogOpens: StoryObj = {
  render: () => <LoadedWhileOpening />,
  play: async () => {
    const document = await screen.findByRole('region', { name: 'Text of tides.txt' })
    await waitFor(() => expect(document).toHaveFocus())
  },
}

/** A click beside the text, for example on the title, leaves the focus in the document. */
export const ClickOnTitle: StoryObj = {
  render: () => <DocumentDialog {...{ state, content: text }} send={fn()} open onClose={fn()} />,
  play: async () => {
    const document = await screen.findByRole('region', { name: 'Text of tides.txt' })
    await waitFor(() => expect(document).toHaveFocus())
    await userEvent.click(screen.getByRole('heading', { name: 'tides.txt' }))
    await waitFor(() => expect(document).toHaveFocus())
  },
}

import type { Meta } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { PassagePanel } from '../../../src/flows/chat/evidence/PassagePanel.tsx'
import { SourcePageView } from '../../../src/flows/chat/evidence/SourcePageView.tsx'
import {
  initialSourceFileContext,
  sourceFileMachine,
} from '../../../src/flows/chat/evidence/sourceFile.machine.ts'
import { stateStory } from '../../support/stateStory.tsx'
import { createBarPdf } from '../../ui/support/pdf.ts'

export default { title: 'Flows/Source file' } satisfies Meta

const source = {
  filename: 'tides.pdf',
  page: 2,
  heading: 'The spring range',
  confidence: 0.91,
  salience: 0.64,
  excerpt: 'The spring range at the landing is 3.4 metres, the neap range 1.6.',
  context:
    'The spring range at the landing is 3.4 metres, the neap range 1.6. Boats of more than two metres wait for half tide.',
}
const file = createBarPdf(
  ['The tides at the landing', 'High water comes fifty minutes later', 'each day.'],
  [
    'The spring range',
    'The spring range at the landing is 3.4',
    'metres, the neap range 1.6. Boats of more',
    'than two metres wait for half tide.',
  ],
)

/** A passage in the evidence column, with its page below. */
const story = (value: StateValueFrom<typeof sourceFileMachine>, failure: string | null = null) =>
  stateStory(
    sourceFileMachine,
    value,
    { ...initialSourceFileContext({ name: source.filename, documentId: null }), failure },
    (state) => (
      <main style={{ width: 358 }}>
        <PassagePanel
          source={source}
          page={<SourcePageView state={state} send={fn()} source={source} page={source.page} bytes={file} />}
          onClose={fn()}
        />
      </main>
    ),
  )

export const Loading = story('loading')
export const Shown = story('shown')
Shown.play = async ({ canvas, canvasElement }) => {
  await canvas.findByText('Page 2 of 2', { selector: 'p' }, { timeout: 20_000 })
  // The highlight of the excerpt is rendered last.
  const highlight = () => canvasElement.querySelector('canvas ~ [style*="left"]')
  await waitFor(() => expect(highlight()).not.toBeNull(), { timeout: 20_000 })
}
export const Absent = story('absent')
export const Ambiguous = story('ambiguous')
export const Failed = story('failed', 'Server error. Please try again later.')

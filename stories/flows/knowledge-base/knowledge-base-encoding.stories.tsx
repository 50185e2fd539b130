import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { EncodingDialog } from '../../../src/flows/knowledge-base/encoding/EncodingDialog.tsx'
import {
  encodingMachine,
  initialEncodingContext,
} from '../../../src/flows/knowledge-base/encoding/encoding.machine.ts'
import { previewEncodings } from '../../../src/flows/knowledge-base/encoding/encodingPreviews.ts'
import { stateStories } from '../../support/stateStory.tsx'

export default { title: 'Flows/Knowledge Base/Encoding' } satisfies Meta

/** 'Маяк построили в 1932 году.' and 'Смотритель живёт рядом.' in KOI8-R. */
const lighthouse = Uint8Array.from(
  '\xed\xc1\xd1\xcb \xd0\xcf\xd3\xd4\xd2\xcf\xc9\xcc\xc9 \xd7 1932 \xc7\xcf\xc4\xd5.\n' +
    '\xf3\xcd\xcf\xd4\xd2\xc9\xd4\xc5\xcc\xd8 \xd6\xc9\xd7\xa3\xd4 \xd2\xd1\xc4\xcf\xcd.\n',
  (letter) => letter.charCodeAt(0),
)

const story = stateStories(
  encodingMachine,
  initialEncodingContext({ documentId: 'd1', chosen: null }),
  (state) => (
    <EncodingDialog open filename="lighthouse.txt" state={state} send={fn()} onAccept={fn()} onClose={fn()} />
  ),
)

const previews = previewEncodings(lighthouse)

export const Loading = story('loading')
export const Choosing = story('choosing', { previews, encoding: 'koi8-r' })
export const ChoosingWrongEncoding = story('choosing', { previews, encoding: 'windows-1252' })
/** The encoding of the file is not among those that can be chosen. */
export const NothingChosen = story('choosing', { previews })
export const Failed = story('failed', { failure: 'Server error. Please try again later.' })

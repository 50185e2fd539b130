import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { fileRejectionOf } from '../../../src/domain/upload.ts'
import { KnowledgeBaseView } from '../../../src/flows/knowledge-base/layout/KnowledgeBaseView.tsx'
import { documentsMachine } from '../../../src/flows/knowledge-base/machine/documents.machine.ts'
import { uploadMachine } from '../../../src/flows/knowledge-base/upload/upload.machine.ts'
import { UPLOAD_NEEDS_LOGIN } from '../../../src/flows/knowledge-base/upload/uploadFailures.ts'
import type { UploadSnapshot } from '../../../src/flows/knowledge-base/upload-panel/UploadItem.tsx'
import { UploadList } from '../../../src/flows/knowledge-base/upload-panel/UploadList.tsx'
import { documentsContextOf, indexed, NOW } from '../../support/documents.ts'
import { inRouter, Part } from '../../support/inApp.tsx'
import { at, stateStory } from '../../support/stateStory.tsx'

export default { title: 'Flows/Knowledge Base/Upload', decorators: [inRouter()] } satisfies Meta

interface UploadArgs {
  name: string
  /** In bytes. */
  size: number
  percent: number
  message: string | null
}

const DEFAULT_ARGS: UploadArgs = {
  name: 'Squire-Genzel-Wixted-Morris-2015-Memory-consolidation.pdf',
  size: 4_800_000,
  percent: 0,
  message: null,
}

const contextOfUpload = ({ name, size, percent, message }: UploadArgs) => ({
  file: { id: name, name, size },
  rejection: fileRejectionOf({ name, size }),
  percent,
  message,
})

const uploadAt = (value: StateValueFrom<typeof uploadMachine>, args: Partial<UploadArgs> = {}) =>
  at(uploadMachine, value, contextOfUpload({ ...DEFAULT_ARGS, ...args }))

/** One file in the upload panel. */
const story = (value: StateValueFrom<typeof uploadMachine>, args: Partial<UploadArgs> = {}) => ({
  ...stateStory<typeof uploadMachine, UploadArgs>(uploadMachine, value, contextOfUpload, (upload) => (
    <Part>
      <UploadList uploads={[upload]} send={fn()} />
    </Part>
  )),
  args: { ...DEFAULT_ARGS, ...args },
})

const page = (...uploads: UploadSnapshot[]) => (
  <KnowledgeBaseView
    state={at(documentsMachine, { listed: 'ready' }, documentsContextOf({ documents: [indexed] }))}
    send={fn()}
    uploads={uploads}
    rows={{}}
    now={NOW}
    onOpen={fn()}
    onReread={fn()}
  />
)

export const Queued = story('queued')
export const Uploading = story('uploading', { percent: 62 })
export const Completed = story('completed', { percent: 100 })
export const Cancelled = story('cancelled', { percent: 40 })
export const ErrorTimeout = story('error', { message: 'Upload timeout' })
export const ErrorNetwork = story('error', { message: 'Network error during upload' })
export const ErrorFormat = story('error', { message: 'Invalid response format' })
export const ErrorSignedOut = story('error', { message: UPLOAD_NEEDS_LOGIN })
export const ErrorValidation = story('error', { message: 'body.files: The file has no name.' })

const refused = (name: string, size: number) =>
  story('error', { name, size, message: fileRejectionOf({ name, size }) })

export const ErrorType = refused('setup.exe', 1_000)
export const ErrorEmpty = refused('interview-notes.txt', 0)
export const ErrorSize = refused('conference-proceedings-full-volume.pdf', 40 * 1024 ** 2)

/** Uploads with every status. */
export const Several = {
  render: () =>
    page(
      uploadAt('uploading', { percent: 62 }),
      uploadAt('completed', { name: 'reading-list-annotated.md', percent: 100 }),
      uploadAt('error', {
        name: 'Conference-proceedings-2022-full-volume-with-supplement.pdf',
        message: 'Upload timeout',
      }),
      uploadAt('error', { name: 'setup.exe', message: fileRejectionOf({ name: 'setup.exe', size: 1 }) }),
      uploadAt('cancelled', { name: 'draft-2.docx' }),
      uploadAt('queued', { name: 'field-notes-sleep-lab-week-12.md' }),
      uploadAt('queued', { name: 'field-notes-sleep-lab-week-13.md' }),
    ),
}

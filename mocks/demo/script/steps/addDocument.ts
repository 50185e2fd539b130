import { PATHS } from '../../../../src/domain/paths.ts'
import { become } from '../become.ts'
import { waitFor } from '../page.ts'
import { UserDocuments } from '../sample.ts'
import type { ScriptStep } from '../step.ts'

export const addDocument: ScriptStep = {
  title: 'Add a document',
  say: 'You can add your own files. They are read and indexed here in the browser; nothing is sent anywhere.',
  seconds: 30,
  action: 'Add a document',
  effect: 'Opens the Knowledge Base and uploads a document with a third number.',
  async perform(ports, { loadSample }) {
    await become('user', ports)
    ports.open(PATHS.knowledgeBase)
    const [documents, file] = await Promise.all([UserDocuments.of(ports), loadSample()])
    if (!(await documents.has(file.name)))
      choose(file, await waitFor(fileInput, 'The page cannot upload files.'))
    await documents.indexed(file.name)
  },
}

const fileInput = () => document.querySelector<HTMLInputElement>('main input[type="file"]')

/** Chooses the file as a person does, so that the page shows the upload. */
function choose(file: File, input: HTMLInputElement): void {
  const chosen = new DataTransfer()
  chosen.items.add(file)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

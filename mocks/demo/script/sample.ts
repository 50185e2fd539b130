import { peopleOf } from '../people/listedPeople.ts'
import { type UserApi, userApi } from '../people/userApi.ts'
import { waitFor } from './page.ts'
import type { StepPorts } from './step.ts'

/** What the script reads of a document. */
interface Document {
  readonly id: string
  readonly filename: string
  readonly status: string
  readonly is_indexed: boolean
}

/** The documents of the user, read and changed as by the app. */
export class UserDocuments {
  readonly #api: UserApi

  private constructor(api: UserApi) {
    this.#api = api
  }

  /** @throws Error if the user of the world cannot sign in */
  static async of({ handle, controls }: StepPorts): Promise<UserDocuments> {
    const { user } = peopleOf(controls.state() ?? (await controls.read()))
    if (user === undefined) throw new Error('This data has no user.')
    return new UserDocuments(await userApi(handle, user))
  }

  async has(filename: string): Promise<boolean> {
    return (await this.#find(filename)) !== null
  }

  /** Uploads the file if it is missing. */
  async upload(file: File): Promise<void> {
    if (await this.has(file.name)) return
    const body = new FormData()
    body.append('files', file)
    await this.#api.call('POST', '/documents/upload', body)
  }

  /** Waits until the uploaded document can be searched; the app itself starts that if it is open and set so. */
  async indexed(filename: string): Promise<void> {
    const { id } = await waitFor(async () => {
      const document = await this.#find(filename)
      return document?.status === 'completed' && document
    }, `${filename} was not read in time.`)
    await this.#api.call('POST', `/rag/index-document/${id}`)
    await waitFor(
      async () => (await this.#find(filename))?.is_indexed === true,
      `${filename} was not indexed in time.`,
    )
  }

  async #find(filename: string): Promise<Document | null> {
    const response = await this.#api.call('GET', '/documents/')
    const documents: Document[] = await response.json()
    return documents.find((document) => document.filename === filename) ?? null
  }
}

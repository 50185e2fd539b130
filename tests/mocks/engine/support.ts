import { extract } from '../../../mocks/engine/extract.ts'
import { createMemory, type Memory } from '../../../mocks/engine/memory.ts'
import type { Answer, ExtractedDocument } from '../../../mocks/engine/types.ts'

export function readText(name: string, text: string): Promise<ExtractedDocument> {
  return extract({ name, bytes: new TextEncoder().encode(text) })
}

/** A memory of files, added in this order with their names as ids. */
export async function createMemoryOf(files: Readonly<Record<string, string | Uint8Array>>): Promise<Memory> {
  const memory = createMemory()
  for (const [name, content] of Object.entries(files))
    memory.add(
      name,
      await (typeof content === 'string' ? readText(name, content) : extract({ name, bytes: content })),
    )
  return memory
}

export async function ask(question: string, files: Parameters<typeof createMemoryOf>[0]): Promise<Answer> {
  return (await createMemoryOf(files)).ask(question)
}

/** What a response quotes, without the value before it and without the sentence that says that it is not sure. */
export function quotedIn(response: string): string {
  const quoted = response.replace(/^\*\*.+\*\*\n\n|^I am not sure\. .+:\n\n/, '')
  return /^I am not sure\..*\n\n- /.test(response) ? quoted.slice(2).replaceAll('\n  ', '\n') : quoted
}

import type { Context } from '../context.ts'
import { auth } from './auth.ts'
import { chat } from './chat.ts'
import type { Operation } from './defineOperation.ts'
import { documents } from './documents.ts'
import { files } from './files.ts'
import { health } from './health.ts'
import { memory } from './memory.ts'
import { memoryWriting } from './memoryWriting.ts'
import { rag } from './rag.ts'
import { ragGraph } from './ragGraph.ts'
import { users } from './users.ts'

/** Every operation of the contract, in the order in which requests are matched. */
export function operations(context: Context): Operation[] {
  const all = [
    ...health(),
    ...auth(context),
    ...users(context),
    ...chat(context),
    ...documents(context),
    ...rag(context),
    ...ragGraph(context),
    ...memory(context),
    ...memoryWriting(context),
    ...files(context),
  ]
  // '/documents/count' also fits '/documents/{id}': paths without parameters come first.
  return all.toSorted((a, b) => parameterCount(a) - parameterCount(b))
}

function parameterCount({ path }: Operation): number {
  return path.split('{').length - 1
}

import type { Context } from '../context.ts'
import { auth } from './auth.ts'
import { chat } from './chat.ts'
import type { Operation } from './defineOperation.ts'
import { disagreements } from './disagreements.ts'
import { documents } from './documents.ts'
import { files } from './files.ts'
import { health } from './health.ts'
import { memory } from './memory.ts'
import { memoryWriting } from './memoryWriting.ts'
import { rag } from './rag.ts'
import { ragGraph } from './ragGraph.ts'
import { users } from './users.ts'

export function operations(context: Context): Operation[] {
  return [
    ...health(),
    ...auth(context),
    ...users(context),
    ...chat(context),
    ...documents(context),
    ...rag(context),
    ...disagreements(context),
    ...ragGraph(context),
    ...memory(context),
    ...memoryWriting(context),
    ...files(context),
  ]
}

import type { Context } from '../context.ts'
import { auth } from './auth.ts'
import { chat } from './chat.ts'
import { documents } from './documents.ts'
import { health } from './health.ts'
import { memory } from './memory.ts'
import { notImplemented } from './notImplemented.ts'
import { rag } from './rag.ts'
import type { Operation } from './typed.ts'
import { users } from './users.ts'

/** Every operation of the contract, in the order in which a request is compared with them. */
export function operations(context: Context): Operation[] {
  const all = [
    ...health(),
    ...auth(context),
    ...users(context),
    ...chat(context),
    ...documents(context),
    ...rag(context),
    ...memory(context),
    ...notImplemented(),
  ]
  // '/documents/count' also fits '/documents/{id}': paths without parameters come first.
  return all.toSorted((a, b) => parameterCount(a) - parameterCount(b))
}

function parameterCount({ path }: Operation): number {
  return path.split('{').length - 1
}

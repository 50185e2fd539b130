import * as v from 'valibot'
import type { Context } from '../context.ts'
import { readPlainText } from '../engine/formats/plainText.ts'
import { runAtOnce } from '../engine/slices.ts'
import { readBody } from './body.ts'
import { requireUserAccess } from './caller.ts'
import type { Operation } from './defineOperation.ts'
import { defineOperation } from './defineOperation.ts'
import { HttpError } from './errors.ts'
import { body, nonBlank } from './fields.ts'

// Operations that add content to a memory other than documents of the knowledge base.

const messages = v.pipe(
  v.array(body({ role: v.picklist(['user', 'assistant']), content: nonBlank })),
  v.minLength(1, 'At least one message'),
)
const batch = body({ messages })
const text = body({ text: nonBlank })
const document = body({ title: nonBlank, text: nonBlank })
const cognitiveObject = v.looseObject({ name: nonBlank, type: nonBlank, content: v.string() })

export function memoryWriting(context: Context): Operation[] {
  const { db, ids } = context

  function remember(userId: string, title: string, content: string, id = ids.uuid()): void {
    db.memories.of(userId).add(id, { filename: title, title, pages: runAtOnce(readPlainText(content)) })
  }

  function rememberAll(userId: string, items: v.InferOutput<typeof messages>): { remembered: number } {
    for (const { content } of items) remember(userId, 'Message', content)
    return { remembered: items.length }
  }

  return [
    defineOperation('post', '/memory/messages/{id}', async ({ request, params }) => {
      const { id } = requireUserAccess(context, request, params.id)
      return { status: 201, body: rememberAll(id, await readBody(request, messages)) }
    }),

    defineOperation('post', '/memory/messages/batch/{id}', async ({ request, params }) => {
      const { id } = requireUserAccess(context, request, params.id)
      return { status: 201, body: rememberAll(id, (await readBody(request, batch)).messages) }
    }),

    defineOperation('post', '/memory/text/{id}', async ({ request, params }) => {
      const { id } = requireUserAccess(context, request, params.id)
      remember(id, 'Text', (await readBody(request, text)).text)
      return { status: 201, body: { remembered: 1 } }
    }),

    defineOperation('post', '/memory/document/{id}', async ({ request, params }) => {
      const { id } = requireUserAccess(context, request, params.id)
      const body = await readBody(request, document)
      remember(id, body.title, body.text)
      return { status: 201, body: { remembered: 1 } }
    }),

    defineOperation('post', '/memory/cognitive-objects/{id}', async ({ request, params }) => {
      const owner = requireUserAccess(context, request, params.id)
      const object = await readBody(request, cognitiveObject)
      const { id } = await db.cognitiveObjects.create({ id: ids.uuid(), owner_id: owner.id, object })
      remember(owner.id, object.name, object.content, id)
      return { status: 201, body: { ...object, id } }
    }),

    defineOperation('get', '/memory/cognitive-objects/{id}/{objectId}', ({ request, params }) => {
      const owner = requireUserAccess(context, request, params.id)
      const row = db.cognitiveObjects.get(params.objectId)
      if (row === undefined || row.owner_id !== owner.id) throw new HttpError(404, 'Not found.')
      return { status: 200, body: { ...row.object, id: row.id } }
    }),
  ]
}

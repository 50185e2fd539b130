import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { type HelpEvent, helpMachine } from '../../../../src/flows/help/help.machine.ts'

const search = (query: string): HelpEvent => ({ type: 'search.edited', query })
const toggle = (category: string, isOpen: boolean): HelpEvent => ({
  type: 'category.toggled',
  category,
  isOpen,
})
const follow = (anchor: string): HelpEvent => ({ type: 'link.followed', anchor })

test.each<[string, HelpEvent[], object]>([
  ['a search with few matches', [search('OCR')], { openCategories: ['documents'], openIds: ['scanned'] }],
  ['a search with many matches', [search('document')], { openIds: [] }],
  ['a blank search', [search('OCR'), search('   ')], { openCategories: [], openIds: [] }],
  [
    'closing a category',
    [toggle('chat', true), toggle('privacy', true), toggle('chat', false)],
    { openCategories: ['privacy'] },
  ],
  [
    'a link to a category',
    [search('zeppelin'), follow('answers-privacy')],
    { query: '', openCategories: ['privacy'], openIds: [] },
  ],
  ['a link to another part of the page', [search('OCR'), follow('elsewhere')], { query: 'OCR' }],
])('%s opens and closes the right answers', (_, events, context) => {
  const actor = createActor(helpMachine).start()
  for (const event of events) actor.send(event)
  expect(actor.getSnapshot().context).toMatchObject(context)
})

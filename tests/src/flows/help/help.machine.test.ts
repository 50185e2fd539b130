import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { helpMachine } from '../../../../src/flows/help/help.machine.ts'
import { HELP_QUESTIONS } from '../../../../src/flows/help/helpQuestions.ts'

function startHelp() {
  const actor = createActor(helpMachine).start()
  return {
    search: (query: string) => actor.send({ type: 'search.edited', query }),
    toggleCategory: (category: string, isOpen: boolean) =>
      actor.send({ type: 'category.toggled', category, isOpen }),
    follow: (anchor: string) => actor.send({ type: 'link.followed', anchor }),
    toggle: (...openIds: string[]) => actor.send({ type: 'answers.toggled', openIds }),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  }
}

test('all categories and answers are closed initially', () => {
  const help = startHelp()
  expect(help.value()).toBe('browsing')
  expect(help.context()).toEqual({ query: '', openCategories: [], openIds: [] })
})

test('a query without matches changes the state to noMatches until it is changed', () => {
  const help = startHelp()
  help.search('zeppelin')
  expect(help.value()).toBe('noMatches')
  help.search('zeppelins')
  expect(help.value()).toBe('noMatches')
  help.search('PDF')
  expect(help.value()).toBe('browsing')
  help.search('zeppelin')
  help.search('')
  expect(help.value()).toBe('browsing')
})

test('a search opens the matching answers only when there are few', () => {
  const help = startHelp()
  help.search('OCR')
  expect(help.context()).toMatchObject({ openCategories: ['documents'], openIds: ['scanned'] })
  help.search('document')
  expect(help.context().openIds).toEqual([])
  expect(help.context().openCategories.length).toBeGreaterThan(3)
  help.search('   ')
  expect(help.context()).toMatchObject({ openCategories: [], openIds: [] })
})

test('categories can be opened and closed', () => {
  const help = startHelp()
  help.toggleCategory('chat', true)
  help.toggleCategory('privacy', true)
  help.toggleCategory('chat', false)
  expect(help.context().openCategories).toEqual(['privacy'])
})

test('a link to a category opens it and ends the search', () => {
  const help = startHelp()
  help.search('zeppelin')
  help.follow('answers-privacy')
  expect(help.value()).toBe('browsing')
  expect(help.context()).toEqual({ query: '', openCategories: ['privacy'], openIds: [] })
})

test('a link to a question opens its category and its answer', () => {
  const help = startHelp()
  help.follow('question-scanned')
  expect(help.context()).toEqual({ query: '', openCategories: ['documents'], openIds: ['scanned'] })
})

test('a link to another part of the page changes nothing', () => {
  const help = startHelp()
  help.search('OCR')
  help.follow('contact-support')
  expect(help.context().query).toBe('OCR')
})

test('answers can be opened and closed', () => {
  const help = startHelp()
  const [first, second] = HELP_QUESTIONS.map(({ id }) => id)
  help.toggle(String(first))
  help.toggle(String(first), String(second))
  expect(help.context().openIds).toEqual([first, second])
  help.toggle()
  expect(help.context().openIds).toEqual([])
})

test.each(['\u202e', '<script>', '(', '\\', '.*', '[a-z', 'x'.repeat(10_000), '\0', '\ud800'])(
  'a query with special characters is searched literally (%#)',
  (query) => {
    const help = startHelp()
    help.search(query)
    expect(['browsing', 'noMatches']).toContain(help.value())
    expect(help.context().query).toBe(query)
  },
)

import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { helpMachine } from '../../../../src/flows/help/help.machine.ts'
import { HELP_QUESTIONS } from '../../../../src/flows/help/helpQuestions.ts'

function start() {
  const actor = createActor(helpMachine).start()
  return {
    search: (search: string) => actor.send({ type: 'search.edited', search }),
    toggle: (...open: string[]) => actor.send({ type: 'answers.toggled', open }),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  }
}

test('everything is there to browse, and folded', () => {
  const help = start()
  expect(help.value()).toBe('browsing')
  expect(help.context()).toEqual({ search: '', open: [] })
})

test('words that nothing has lead nowhere, until they are changed', () => {
  const help = start()
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

test('few finds are opened, many are not', () => {
  const help = start()
  help.search('OCR')
  expect(help.context().open).toEqual(['scanned'])
  help.search('document')
  expect(help.context().open).toEqual([])
  help.search('   ')
  expect(help.context().open).toEqual([])
})

test('answers are opened and folded', () => {
  const help = start()
  const [first, second] = HELP_QUESTIONS.map(({ id }) => id)
  help.toggle(String(first))
  help.toggle(String(first), String(second))
  expect(help.context().open).toEqual([first, second])
  help.toggle()
  expect(help.context().open).toEqual([])
})

test.each(['\u202e', '<script>', '(', '\\', '.*', '[a-z', 'x'.repeat(10_000), '\0', '\ud800'])(
  'odd words are mere words (%#)',
  (search) => {
    const help = start()
    help.search(search)
    expect(['browsing', 'noMatches']).toContain(help.value())
    expect(help.context().search).toBe(search)
  },
)

import { helpMachine } from '../../../../src/flows/help/help.machine.ts'
import {
  categoryAnchor,
  HELP_CATEGORIES,
  HELP_QUESTIONS,
  questionAnchor,
} from '../../../../src/modules/help/helpQuestions.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

const category = HELP_CATEGORIES[0]?.id ?? ''
const question = HELP_QUESTIONS.at(-1)?.id ?? ''

testPaths(helpMachine, './help.machine.paths.txt', {
  starts: { 'the page': undefined },
  events: [
    { type: 'search.edited', query: 'contradiction tolerance' },
    { type: 'search.edited', query: 'xyzzy' },
    { type: 'search.edited', query: '' },
    { type: 'category.toggled', category, isOpen: true },
    { type: 'category.toggled', category, isOpen: false },
    { type: 'answers.toggled', openIds: [question] },
    { type: 'link.followed', anchor: categoryAnchor(category) },
    { type: 'link.followed', anchor: questionAnchor(question) },
  ],
})

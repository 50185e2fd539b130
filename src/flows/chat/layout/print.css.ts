import { globalStyle, type StyleRule } from '@vanilla-extract/css'
import { bar } from '../sessions/ChatSessionBar.css.ts'
import { followUps } from '../suggestions/Suggestions.css.ts'
import { actions, previewToggle, questionActions } from '../thread/Message.css.ts'
import { inner } from '../thread/Thread.css.ts'
import {
  columns,
  composer,
  conversation,
  evidence,
  page,
  printedTitle,
  sessions,
  thread,
} from './ChatView.css.ts'

/** A printed chat is the thread alone, with its sources. */
const print = (selectors: readonly string[], rule: StyleRule) =>
  globalStyle(`:is(${selectors.join(', ')})`, { '@media': { print: rule } } as StyleRule)

print([sessions, bar, evidence, composer, actions, questionActions, previewToggle, followUps], {
  display: 'none !important',
})
print([page, columns, conversation, thread], {
  display: 'block !important',
  height: 'auto !important',
  // A container is not divided into pages.
  containerType: 'normal',
})
print([inner, printedTitle], { maxWidth: 'none', paddingInline: 0 })

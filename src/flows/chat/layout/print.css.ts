import { assignVars, globalStyle, type StyleRule } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tokens } from '../../../theme/tokens.ts'
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

/** A printed chat is the thread alone, with its sources, on white. */
const print = (selectors: readonly string[], rule: StyleRule) =>
  globalStyle(`:is(${selectors.join(', ')})`, { '@media': { print: rule } } as StyleRule)

print([':root', '[data-theme]'], { vars: assignVars(vars, tokens.theme.light), colorScheme: 'light' })
print(['body'], { background: '#ffffff' })
print(
  [sessions, bar, evidence, composer, actions, questionActions, previewToggle, followUps, '[role="menu"]'],
  { display: 'none !important' },
)
print([page, columns, conversation, thread], {
  display: 'block !important',
  height: 'auto !important',
  overflow: 'visible !important',
  // A container is not divided into pages.
  containerType: 'normal',
})
print([inner, printedTitle], { maxWidth: 'none', paddingInline: 0 })

import { assignVars, globalStyle, type StyleRule } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { tokens } from '../theme/tokens.ts'
import { button } from './Button/Button.css.ts'
import { backdrop, cross, popup, viewport } from './Dialog/Dialog.css.ts'
import { root as fileDrop } from './FileDrop/FileDrop.css.ts'
import { iconButton } from './IconButton/IconButton.css.ts'
import { mark, match, canvas as pdfPage, sheet as pdfSheet, textLayer } from './PdfViewer/PdfSheet.css.ts'
import { content as pdfPages, toolbar as pdfToolbar } from './PdfViewer/PdfViewer.css.ts'
import { root as searchField } from './SearchField/SearchField.css.ts'
import { root as segmentedControl } from './SegmentedControl/SegmentedControl.css.ts'
import { list as tabs } from './Tabs/Tabs.css.ts'

const print = (selectors: readonly string[], rule: StyleRule) =>
  globalStyle(`:is(${selectors.join(', ')})`, { '@media': { print: rule } } as StyleRule)

/** Printed on white, in the light theme. */
print([':root', '[data-theme]'], {
  vars: assignVars(vars, tokens.theme.light),
  colorScheme: 'light',
  printColorAdjust: 'exact',
})
print(['body'], { background: '#ffffff' })

/** Nothing is cut: boxes that scroll are as high as their content, and closed sections are open. */
print(['*'], {
  maxHeight: 'none !important',
  overflow: 'visible !important',
  contentVisibility: 'visible',
})
print(['[hidden="until-found"]'], { height: 'auto !important' })
print(['tr', 'li', 'h2', 'h3', 'h4'], { breakInside: 'avoid' })
print(['h2', 'h3', 'h4'], { breakAfter: 'avoid' })

/** What can only be used on the screen is left out. */
print(
  [
    '[role="menu"]',
    button.classNames.base,
    iconButton.classNames.base,
    fileDrop,
    searchField,
    segmentedControl,
    tabs,
    backdrop,
    cross,
    pdfToolbar,
    textLayer,
    mark,
    match,
  ],
  { display: 'none !important' },
)

/** A dialog is printed instead of the page below it. */
print([`body:has(${viewport}) > :not(:has(${popup}))`], { display: 'none !important' })
print([viewport], { position: 'static', display: 'block', padding: 0 })
print([popup], { maxWidth: 'none !important', height: 'auto !important', border: 0, boxShadow: 'none' })

/** Of a PDF, the pages that were drawn, below one another. */
print([pdfPages, pdfSheet], { height: 'auto !important', position: 'static', boxShadow: 'none' })
print([pdfPage], { position: 'static', height: 'auto', breakInside: 'avoid' })

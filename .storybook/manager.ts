import sans from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { frame } from './look.ts'
import { followStory, showPanel } from './panel.ts'

document.fonts.add(new FontFace('Hanken Grotesk Variable', `url(${sans})`, { weight: '100 900' }))

const options = {
  sidebar: { showRoots: true, collapsedRoots: ['components', 'foundations', 'demo', 'behavior'] },
  layoutCustomisations: { showPanel },
}
addons.setConfig({ ...options, theme: frame.dark })

/** Applies the theme selected in the toolbar to the manager. */
addons.register('engram/theme', (api) => {
  const follow = ({ globals }: { globals: { theme?: string } }) =>
    addons.setConfig({ ...options, theme: globals.theme === 'light' ? frame.light : frame.dark })
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})

addons.register('engram/panel', followStory)

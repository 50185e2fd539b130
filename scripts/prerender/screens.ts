import { renderFirstScreen } from './firstScreen.tsx'
import { renderLoginScreen } from './loginScreen.tsx'

/** The HTML of the prerendered screens. */
export const screens = { landing: renderFirstScreen(), login: renderLoginScreen() }

import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { tokens } from './tokens.ts'

/** Dark is the default: it holds until something sets `data-theme`. */
const selector = ':root, [data-theme="dark"]'

createGlobalTheme(selector, vars, tokens.theme.dark)
globalStyle(selector, { colorScheme: 'dark' })

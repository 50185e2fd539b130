import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { tokens } from './tokens.ts'

/** Dark is the default: it applies until `data-theme` is set. `:where` keeps it less specific than the light theme. */
const selector = ':where(:root), [data-theme="dark"]'

createGlobalTheme(selector, vars, tokens.theme.dark)
globalStyle(selector, { colorScheme: 'dark' })

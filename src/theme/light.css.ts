import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { tokens } from './tokens.ts'

const selector = '[data-theme="light"]'

createGlobalTheme(selector, vars, tokens.theme.light)
globalStyle(selector, { colorScheme: 'light' })

import { createGlobalThemeContract } from '@vanilla-extract/css'
import { tokens } from './tokens.ts'

const kebab = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The custom properties that both themes set: `vars.color.text` is `var(--color-text)`. */
export const vars = createGlobalThemeContract(tokens.theme.dark, (_value, path) => path.map(kebab).join('-'))

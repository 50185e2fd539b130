import type { Background, Role } from './contrast.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The CSS variable of a role: 'var(--color-ramp-3)'. */
export const cssVariable = (role: Role) => `var(--color-${kebab(role).replace('.', '-')})`

/** The CSS color of a background, with tints composited over it. */
export const cssBackground = (background: Background): string =>
  typeof background === 'string'
    ? cssVariable(background)
    : `color-mix(in srgb, ${cssVariable(background.tint)} ${background.share * 100}%, ${cssBackground(background.over)})`

import type { Ground, Role } from './contrast.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** A role as the style sheet knows it, in the theme of the place where it is used: 'var(--color-ramp-3)'. */
export const cssOf = (role: Role) => `var(--color-${kebab(role).replace('.', '-')})`

/** A ground as a style, tints laid over what they stand on. */
export const paint = (ground: Ground): string =>
  typeof ground === 'string'
    ? cssOf(ground)
    : `color-mix(in srgb, ${cssOf(ground.tint)} ${ground.share * 100}%, ${paint(ground.over)})`

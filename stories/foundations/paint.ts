import type { Ground, Role } from './contrast.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The CSS variable of a role: 'var(--color-ramp-3)'. */
export const cssOf = (role: Role) => `var(--color-${kebab(role).replace('.', '-')})`

/** The CSS color of a background, with tints composited over it. */
export const paint = (ground: Ground): string =>
  typeof ground === 'string'
    ? cssOf(ground)
    : `color-mix(in srgb, ${cssOf(ground.tint)} ${ground.share * 100}%, ${paint(ground.over)})`

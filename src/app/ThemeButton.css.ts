import { style } from '@vanilla-extract/css'

// The icon of the shown theme, so that prerendered HTML needs to know no theme.

export const moon = style({ selectors: { '[data-theme="light"] &': { display: 'none' } } })

export const sun = style({ selectors: { '[data-theme="dark"] &': { display: 'none' } } })

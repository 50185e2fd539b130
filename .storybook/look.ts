import { create } from 'storybook/theming/create'
import type { ThemeName } from '../src/theme/themeSetting.ts'
import { tokens } from '../src/theme/tokens.ts'

/** The product's logo and name. An SVG image cannot use the page's font. */
function logo(name: ThemeName): string {
  const { ramp, text } = tokens.theme[name].color
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="22" viewBox="0 0 96 22" fill="none">
<path d="M5 4v14M5 4h11M5 11h8M5 18h11" stroke="${text}" stroke-width="1.5"/>
<circle cx="16.5" cy="4" r="2.5" fill="${ramp[1]}"/><circle cx="13.5" cy="11" r="2.5" fill="${ramp[3]}"/>
<circle cx="16.5" cy="18" r="2.5" fill="${ramp[6]}"/><circle cx="5" cy="11" r="2" fill="${text}"/>
<text x="30" y="16" fill="${text}" font-family="system-ui, sans-serif" font-size="15" font-weight="600">Engram</text>
</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Storybook's own user interface in the product's neutral colors. */
function createTheme(name: ThemeName, selected: string) {
  const { color } = tokens.theme[name]
  return create({
    base: name,
    brandTitle: 'Engram',
    brandUrl: './',
    brandImage: logo(name),
    brandTarget: '_self',
    fontBase: tokens.font.sans,
    fontCode: tokens.font.mono,
    colorPrimary: color.text,
    colorSecondary: selected,
    appBg: color.canvas,
    appContentBg: color.canvas,
    appPreviewBg: color.canvas,
    appHoverBg: color.hover,
    appBorderColor: color.line,
    appBorderRadius: Number.parseInt(tokens.radius[8], 10),
    textColor: color.text,
    textInverseColor: color.onAccent,
    textMutedColor: color.muted,
    barBg: color.canvas,
    barTextColor: color.muted,
    barHoverColor: color.text,
    barSelectedColor: color.text,
    buttonBg: color.raised,
    buttonBorder: color.lineStrong,
    booleanBg: color.track,
    booleanSelectedBg: color.raised,
    inputBg: color.canvas,
    inputBorder: color.control,
    inputTextColor: color.text,
    inputBorderRadius: Number.parseInt(tokens.radius[6], 10),
  })
}

/** Themes of the manager. Storybook uses white text on selected items. */
export const frame = {
  dark: createTheme('dark', tokens.theme.dark.color.control),
  light: createTheme('light', tokens.theme.light.color.muted),
}

/** Themes of the docs pages. */
export const docs = {
  dark: createTheme('dark', tokens.theme.dark.color.text),
  light: createTheme('light', tokens.theme.light.color.text),
}

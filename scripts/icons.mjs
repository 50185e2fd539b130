// Renders the icons of the installed app from public/favicon.svg: node scripts/icons.mjs
import { readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { tokens } from '../src/theme/tokens.ts'
import { browserLaunchOptions } from '../tests/support/browser.ts'

const FOLDER = `${import.meta.dirname}/../public`

/** `mark` is the mark's part of the width: a maskable icon is cut to a circle of 80 %. */
const ICONS = [
  { name: 'icon-192', size: 192, mark: 0.68, radius: 0.2 },
  { name: 'icon-512', size: 512, mark: 0.68, radius: 0.2 },
  { name: 'icon-maskable-512', size: 512, mark: 0.5, radius: 0 },
]

const svg = readFileSync(`${import.meta.dirname}/../public/favicon.svg`, 'utf8')
const browser = await chromium.launch(await browserLaunchOptions())
for (const { name, size, mark, radius } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size }, colorScheme: 'dark' })
  await page.setContent(`<style>
    body { margin: 0 }
    main { display: grid; place-items: center; height: 100vh; border-radius: ${radius * size}px;
      background: ${tokens.theme.dark.color.canvas} }
    svg { width: ${mark * size}px; height: ${mark * size}px }
  </style><main>${svg}</main>`)
  await page.screenshot({ path: `${FOLDER}/${name}.png`, omitBackground: true })
}
await browser.close()

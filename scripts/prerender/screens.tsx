import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { createActor } from 'xstate'
import { ThemeButton } from '../../src/app/ThemeButton.tsx'
import { REQUEST_HASH } from '../../src/domain/paths.ts'
import { DemoLoginView } from '../../src/flows/demo-login/DemoLoginView.tsx'
import { demoLoginMachine } from '../../src/flows/demo-login/demoLogin.machine.ts'
import { Hero } from '../../src/flows/landing/hero/Hero.tsx'
import { LandingHeader } from '../../src/flows/landing/LandingHeader.tsx'
import { backdrop, column, root } from '../../src/flows/landing/LandingView.css.ts'
import { Backdrop } from '../../src/ui/Backdrop/Backdrop.tsx'
import { SkipLink } from '../../src/ui/SkipLink/SkipLink.tsx'

const ignore = () => {}
const handlers = { onPointerEnter: ignore, onFocus: ignore, onClick: ignore }

/** The landing page without what is below the hero, as in LandingView. The scale there depends on the browser's settings. */
function FirstScreen() {
  return (
    <div className={root}>
      <SkipLink target="content" />
      <div className={backdrop}>
        <Backdrop />
      </div>
      <div className={column}>
        <LandingHeader themeButton={<ThemeButton />} requestButtonProps={handlers} />
        <main id="content" tabIndex={-1}>
          <Hero ref={null} readyAccount={null} requestButtonProps={handlers} onExampleHint={ignore} />
        </main>
      </div>
    </div>
  )
}

const htmlOf = (screen: ReactElement) => renderToStaticMarkup(<MemoryRouter>{screen}</MemoryRouter>)

const REQUEST_BUTTON =
  /<button type="button" tabindex="0" class="([^"]*)">(Request Demo Access(?:(?!<\/button>).)*)<\/button>/g

/** A button needs the app. A link to the form is followed when the app starts, so a click before that is not lost. */
function withRequestLinks(html: string): string {
  const result = html.replace(REQUEST_BUTTON, `<a class="$1" href="${REQUEST_HASH}">$2</a>`)
  if (result === html) throw new Error('The first screen has no button to request access.')
  return result
}

/** The demo login with an empty form. It is inert, because a text in its fields would be lost. */
function renderLoginScreen(): string {
  const state = createActor(demoLoginMachine, { input: { accessCodeHash: '' } }).getSnapshot()
  const html = htmlOf(<DemoLoginView state={state} send={ignore} secondFactor={null} />)
  // Tools that fill in forms ignore `inert`, but not that a field cannot be edited.
  return `<div inert>${html.replaceAll('<input ', '<input aria-readonly="true" ')}</div>`
}

/** The HTML of the prerendered screens. The links of the landing page also work before the app has loaded. */
export const screens = { landing: withRequestLinks(htmlOf(<FirstScreen />)), login: renderLoginScreen() }

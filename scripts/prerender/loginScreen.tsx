import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { createActor } from 'xstate'
import { DemoLoginView } from '../../src/flows/demo-login/DemoLoginView.tsx'
import { demoLoginMachine } from '../../src/flows/demo-login/demoLogin.machine.ts'

/** The HTML of the demo login with an empty form. It is inert, because a text in its fields would be lost. */
export function renderLoginScreen(): string {
  const state = createActor(demoLoginMachine, { input: { accessCodeHash: '' } }).getSnapshot()
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <DemoLoginView state={state} send={() => {}} contactEmail="" secondFactor={null} />
    </MemoryRouter>,
  )
  // Tools that fill in forms ignore `inert`, but not that a field cannot be edited.
  return `<div inert>${html.replaceAll('<input ', '<input aria-readonly="true" ')}</div>`
}

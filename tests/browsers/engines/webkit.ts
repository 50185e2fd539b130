import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { type Driver, type PageElement, WINDOW_SIZE } from './driver.ts'
import { neededProgram } from './neededProgram.ts'

/** The key of an element in the answers of the protocol: https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf'

const CAPABILITIES = {
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': {
    binary: neededProgram('/usr/lib/*/webkit2gtk-4.*/MiniBrowser'),
    args: ['--automation'],
  },
}

/** WebKit, the engine of Safari: WebKitGTK's browser on a virtual screen, by the WebDriver protocol. */
export async function startWebKit(): Promise<Driver> {
  const screen = spawn(neededProgram('/usr/bin/Xvfb'), ['-displayfd', '1', '-screen', '0', '1600x1200x24'])
  const [display] = await once(screen.stdout, 'data')
  const port = await freePort()
  const server = spawn(neededProgram('/usr/bin/WebKitWebDriver'), [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      GTK_THEME: 'Adwaita:dark',
      // Its sandbox does not start for root, as in containers.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const send = await connect(`http://127.0.0.1:${port}/session`)

  const { sessionId } = await send('POST', '', { capabilities: { alwaysMatch: CAPABILITIES } })
  const command = (method: string, path: string, body?: object) => send(method, `/${sessionId}${path}`, body)
  await command('POST', '/window/rect', WINDOW_SIZE)

  const evaluate = (expression: string) =>
    command('POST', '/execute/async', {
      script: `Promise.resolve(${expression}).then(arguments[arguments.length - 1])`,
      args: [],
    })
  const elementOf = (id: string): PageElement => ({
    click: () => command('POST', `/element/${id}/click`, {}),
    type: (text) => command('POST', `/element/${id}/value`, { text }),
    attach: (path) => command('POST', `/element/${id}/value`, { text: path }),
  })

  return {
    open: (url) => command('POST', '/url', { url }),
    back: () => command('POST', '/back', {}),
    forward: () => command('POST', '/forward', {}),
    reload: () => command('POST', '/refresh', {}),
    evaluate,
    find: async (expression) => {
      const id = (await evaluate(expression))?.[ELEMENT_KEY]
      return id === undefined ? null : elementOf(id)
    },
    screenshot: async () => Buffer.from(await command('GET', '/screenshot'), 'base64'),
    async close() {
      await command('DELETE', '')
      server.kill()
      screen.kill()
    },
  }
}

/** Sends commands to a WebDriver server, which may be starting. */
async function connect(address: string) {
  while (!(await fetch(`${address.replace('/session', '/status')}`).catch(() => null))?.ok)
    await new Promise((resolve) => setImmediate(resolve))
  // biome-ignore lint/suspicious/noExplicitAny: each command has its own answer.
  return async (method: string, path: string, body?: object): Promise<any> => {
    const response = await fetch(`${address}${path}`, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
    })
    const { value } = await response.json()
    if (!response.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`)
    return value
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

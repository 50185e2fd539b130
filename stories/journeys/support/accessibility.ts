import { addons } from 'storybook/preview-api'

// The accessibility addon checks a story once, after `play`. Here it is asked to check the page at other times too.

const CHECK = 'storybook/a11y/manual'
const CHECKED = 'storybook/a11y/result'
const FAILED = 'storybook/a11y/error'

interface CheckResult {
  violations: readonly {
    id: string
    help: string
    nodes: readonly { html: string; failureSummary?: string }[]
  }[]
}

/**
 * Checks the whole page with axe after its animations have ended.
 *
 * @throws Error that lists the violations
 */
export async function expectAccessible(storyId: string): Promise<void> {
  const { violations } = await check(storyId)
  if (violations.length === 0) return
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
  )
  throw new Error(`The page has accessibility violations.\n${found.join('\n')}`)
}

function check(storyId: string): Promise<CheckResult> {
  const channel = addons.getChannel()
  return new Promise((resolve, reject) => {
    channel.once(CHECKED, resolve)
    channel.once(FAILED, reject)
    channel.emit(CHECK, storyId)
  })
}

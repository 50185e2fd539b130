// npm run test:mutants:functions: tests the tests of the edge functions. Breaks one rule of supabase/functions at a time
// and expects a test to fail. The sources on disk stay unchanged.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createMutantRunner } from '../tests/mutants/mutantRunner.mjs'

const NOTIFY = 'notifyWaitlistSubmission.ts'
const APPROVE = 'sendApprovalEmail.ts'
const PROVIDER = 'provider.ts'
const SETTINGS = 'settings.ts'

/** File, what it contains, and the mutation. */
const MUTANTS = [
  [NOTIFY, 'MAX_AGE_MS = 10 * 60', 'MAX_AGE_MS = 20 * 60'],
  [NOTIFY, 'MAX_NOTIFICATIONS_PER_HOUR = 60', 'MAX_NOTIFICATIONS_PER_HOUR = 61'],
  [NOTIFY, 'count >= limit', 'count > limit'],
  [NOTIFY, 'HOUR_MS = 60 * 60', 'HOUR_MS = 30 * 60'],
  [NOTIFY, '      await requireBelowLimit(provider, time)\n', ''],
  [NOTIFY, '      await release(provider, submission)\n', ''],
  [NOTIFY, '      if (await provider.isNotified(email)) return\n', ''],
  [NOTIFY, 'if (await provider.isNotified(email)) return', 'return'],
  [APPROVE, '    await requireAdmin(context.provider, request)\n', ''],
  [APPROVE, 'if (!(await provider.isAdmin(userId, bearer))) throw', 'if (userId === bearer) throw'],
  [APPROVE, "submission.status !== 'approved'", "submission.status === 'rejected'"],
  [APPROVE, 'to: submission.email', "to: text(body, 'email')"],
  [APPROVE, '    await noteEmail(context, submission.id)\n', ''],
  [APPROVE, 'SETUP_DAYS = 7', 'SETUP_DAYS = 8'],
  [PROVIDER, 'if (publicKeys.includes(bearer)) return null', ''],
  [PROVIDER, 'publicKeys.includes(bearer)', 'publicKeys[0] === bearer'],
  [PROVIDER, 'isLegacyKey(secretKey) ? secretKey : null', 'secretKey'],
  [PROVIDER, '&status=eq.approved', ''],
  [PROVIDER, 'notified_at=is.null&created_at', 'created_at'],
  [PROVIDER, '}=eq.', '}=like.'],
  [PROVIDER, '        account_created: false,\n', ''],
  [PROVIDER, 'ask(path, publicKeys[0], bearer)', 'ask(path, secretKey, bearer)'],
  [SETTINGS, 'preferred, ...Object.values(others)', '...Object.values(others), preferred'],
  [SETTINGS, ', read(legacy)]', ']'],
]

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
process.env.CI = 'true'

const mutants = MUTANTS.map(([name, from, to]) => {
  const file = `supabase/functions/_shared/${name}`
  const source = readFileSync(file, 'utf8')
  if (!source.includes(from)) throw new Error(`${name} does not contain: ${from}`)
  return { file, source: source.replace(from, () => to) }
})
// Those with a database are last.
const suites = ['', '.outside', '.notify', '.grants'].map((part) => ({
  suite: `functions${part}`,
  file: `tests/supabase/functions${part}.test.ts`,
}))
const runner = await createMutantRunner(mutants)
const catchers = await runner.findCatchers([...mutants.keys()], suites)
await runner.close()
for (const [number, [name, from, to]] of MUTANTS.entries()) {
  const result = catchers.has(number) ? `caught by ${catchers.get(number)}` : 'SURVIVED'
  console.log(`${result} · ${name} · ${from.trim()} → ${to.trim()}`)
}
process.exitCode = catchers.size === mutants.length ? 0 : 1

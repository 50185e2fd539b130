import source from '../../src/app/AppRoutes.tsx?raw'
import { guardRule, routesIn } from './routeTable.ts'

const guardFiles = import.meta.glob<string>('../../src/app/guards/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The routes of the app. */
export const routes = routesIn(source)

/** What a guard's comment says. */
export function guardRuleOf(guard: string): string | null {
  return guardRule(guard, guardFiles[`../../src/app/guards/${guard}.tsx`] ?? '')
}

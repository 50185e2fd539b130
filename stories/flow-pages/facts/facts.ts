import { join } from 'node:path'
import { PAGE_LIST } from '../../../src/domain/pages.ts'
import { FLOW_NAMES, type FlowName } from '../../catalogue/stages.ts'
import { isInFlow } from '../flows.ts'
import { endpointsIn, type Operation, operationsIn, readOperations } from './calls.ts'
import { declarationsOf, reachableFrom } from './declarations.ts'
import { type JourneyStory, journeysThrough } from './journeys.ts'
import { type Message, messagesIn } from './messages.ts'
import { browserTestsOf, type TestFile, testFiles } from './tests.ts'

export interface FlowFacts {
  operations: readonly Operation[]
  /** What it uses of the hosted provider. */
  endpoints: readonly string[]
  messages: readonly Message[]
  tests: readonly TestFile[]
  /** The browser tests of the built demo that open its page. */
  browserTests: readonly TestFile[]
  journeys: readonly JourneyStory[]
}

/** The folders with code that several flows share. */
const SHARED = /^(api|hosted|domain|modules|session|device)\//
const SHARED_TEXTS = /^(api|hosted|domain|modules)\//

/** The facts of all flows, read from the source in the folder `root`. */
export function readFacts(root: string): Record<FlowName, FlowFacts> {
  const declarations = declarationsOf(join(root, 'src'))
  const operations = readOperations(join(root, 'openapi/api.v1.yaml'))
  const factsOf = (flow: FlowName): FlowFacts => {
    const belongs = (file: string) => isInFlow(flow, file)
    const isActor = (file: string) => belongs(file) && file.endsWith('.actors.ts')
    const called = reachableFrom(declarations, isActor, (file) => belongs(file) || SHARED.test(file))
    const shown = reachableFrom(declarations, belongs, (file) => belongs(file) || SHARED_TEXTS.test(file))
    const paths = PAGE_LIST.filter((page) => page.flow === flow).map(({ path }) => path)
    return {
      operations: operationsIn(called, operations),
      endpoints: endpointsIn(called),
      messages: messagesIn(shown),
      tests: testFiles(root, 'tests/src', belongs),
      browserTests: browserTestsOf(root, paths),
      journeys: journeysThrough(root, flow),
    }
  }
  return Object.fromEntries(FLOW_NAMES.map((flow) => [flow, factsOf(flow)])) as Record<FlowName, FlowFacts>
}

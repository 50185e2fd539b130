import { expect } from 'storybook/test'
import { PATHS } from '../../../src/domain/paths.ts'
import { PRODUCT_NAME } from '../../../src/domain/product.ts'
import { FLOW_PATHS, type FlowName } from '../../flow-pages/flows.ts'
import { routes } from '../../maps/routes.ts'

/** Fails if one of the pages, given by the titles of the document, belongs to a flow that the journey does not name. */
export async function expectFlows(named: readonly FlowName[], titles: ReadonlySet<string>): Promise<void> {
  const opened = [...titles].flatMap(flowWithTitle)
  await expect(opened.filter((flow) => !named.includes(flow))).toEqual([])
}

function flowWithTitle(documentTitle: string): FlowName[] {
  const route = routes.find(
    ({ title }) => documentTitle === (title === '' ? PRODUCT_NAME : `${title} · ${PRODUCT_NAME}`),
  )
  const name = route?.name ?? null
  if (name === null) return []
  const flows = Object.entries(FLOW_PATHS) as [FlowName, string | readonly string[]][]
  return flows.flatMap(([flow, paths]) => ([paths].flat().includes(PATHS[name]) ? [flow] : []))
}

import { expect } from 'storybook/test'
import { PAGE_LIST } from '../../../src/domain/pages.ts'
import { PRODUCT_NAME } from '../../../src/domain/product.ts'
import type { FlowName } from '../../catalogue/stages.ts'

/** Fails if one of the pages, given by the titles of the document, belongs to a flow that the journey does not name. */
export async function expectFlows(named: readonly FlowName[], titles: ReadonlySet<string>): Promise<void> {
  const opened = PAGE_LIST.filter(({ title }) =>
    titles.has(title === '' ? PRODUCT_NAME : `${title} · ${PRODUCT_NAME}`),
  )
  await expect(opened.map(({ flow }) => flow).filter((flow) => !named.includes(flow))).toEqual([])
}

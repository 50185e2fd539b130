import { DocsPage, useOf } from '@storybook/addon-docs/blocks'
import { FlowPage } from '../flow-pages/FlowPage.tsx'
import { DesignsPage } from './DesignsPage.tsx'
import { flowWithPage } from './flowPage.ts'

/** The page of the stories with one title: that of a flow, or the documentation of a component. */
export default function CatalogueDocs() {
  const { csfFile } = useOf('meta', ['meta'])
  const { title } = csfFile.meta
  const card = flowWithPage(title)
  if (card === undefined) return <DocsPage />
  const { flow, purpose } = card
  return flow === null ? (
    <DesignsPage title={title} purpose={purpose} />
  ) : (
    <FlowPage flow={flow} title={title} purpose={purpose} />
  )
}

import { type Guard, type ListedPage, PAGE_LIST, PAGES } from '../../src/domain/pages.ts'
import { PRODUCT_NAME } from '../../src/domain/product.ts'
import * as styles from '../catalogue/CataloguePage.css.ts'
import { CataloguePage, Section, Table } from '../catalogue/CataloguePage.tsx'
import { flowEntry } from '../catalogue/flowPage.ts'
import { CARDS } from '../catalogue/stages.ts'
import { StoryLink } from '../flow-pages/StoryLink.tsx'
import { guardRule } from './guardRules.ts'
import { PARAMS_OF_FLOW } from './routeParams.ts'

const HEAD = ['Address', 'Parameters', 'Title of the tab', 'Layout', 'Flow']

/** All addresses of the app, by the component that decides who may open them. */
export function RoutesMap() {
  return (
    <CataloguePage
      title="Routes"
      lead={<p>All addresses of the app and who may open them, read from src/domain/pages.ts.</p>}
    >
      {(Object.keys(PAGES) as Guard[]).map((guard) => (
        <Section key={guard} title={guard} note={guardRule(guard)}>
          <Table even label={`Routes of ${guard}`} head={HEAD}>
            {PAGE_LIST.filter((page) => page.guard === guard).map((page) => (
              <PageRow key={page.name} {...page} />
            ))}
          </Table>
        </Section>
      ))}
      <Section title="Everybody" note="All other addresses.">
        <Table even label="Routes of everybody" head={HEAD}>
          <Row path="*" title="Page not found" flow="App" />
        </Table>
      </Section>
    </CataloguePage>
  )
}

function PageRow({ path, title, guard, flow }: ListedPage) {
  const card = CARDS.find((card) => card.flow === flow)
  return (
    <Row
      path={path}
      params={PARAMS_OF_FLOW[flow]}
      title={title || PRODUCT_NAME}
      isInLayout={guard === 'RequireSession'}
      flow={card?.title ?? flow}
    />
  )
}

interface RowProps {
  path: string
  params?: readonly string[] | undefined
  title: string
  isInLayout?: boolean
  /** The title of its stories. */
  flow: string
}

function Row({ path, params = [], title, isInLayout = false, flow }: RowProps) {
  return (
    <tr>
      <th scope="row" className={styles.code}>
        {path}
      </th>
      <td className={styles.code}>{params.join(', ')}</td>
      <td>{title}</td>
      <td>{isInLayout ? 'Sidebar' : 'Whole window'}</td>
      <td>
        <StoryLink storyId={flowEntry(flow)}>{flow}</StoryLink>
      </td>
    </tr>
  )
}

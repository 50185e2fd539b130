import { PATHS } from '../../src/domain/paths.ts'
import { PRODUCT_NAME } from '../../src/domain/product.ts'
import * as styles from '../catalogue/CataloguePage.css.ts'
import { CataloguePage, Section, Table } from '../catalogue/CataloguePage.tsx'
import { flowEntry } from '../catalogue/flowPage.ts'
import { StoryLink } from '../flow-pages/StoryLink.tsx'
import { PARAMS_OF_ROUTE } from './routeParams.ts'
import { guardRuleOf, routes } from './routes.ts'
import { FLOW_OF_ROUTE, type MappedRoute } from './routeTable.ts'

const guards = [...new Set(routes.map(({ guard }) => guard))]

/** All addresses of the app, by the component that decides who may open them. */
export function RoutesMap() {
  return (
    <CataloguePage
      title="Routes"
      lead={<p>All addresses of the app and who may open them, read from src/app/AppRoutes.tsx.</p>}
    >
      {guards.map((guard) => (
        <Section
          key={guard}
          title={guard ?? 'Everybody'}
          note={guard === null ? 'All other addresses.' : guardRuleOf(guard)}
        >
          <Table
            even
            label={`Routes of ${guard ?? 'everybody'}`}
            head={['Address', 'Parameters', 'Title of the tab', 'Layout', 'Flow']}
          >
            {routes
              .filter((route) => route.guard === guard)
              .map((route) => (
                <Row key={route.name} {...route} />
              ))}
          </Table>
        </Section>
      ))}
    </CataloguePage>
  )
}

function Row({ name, title, isInLayout }: MappedRoute) {
  const flow = name === null ? 'App' : FLOW_OF_ROUTE[name]
  return (
    <tr>
      <th scope="row" className={styles.code}>
        {name === null ? '*' : PATHS[name]}
      </th>
      <td className={styles.code}>{name !== null && PARAMS_OF_ROUTE[name]?.join(', ')}</td>
      <td>{title || PRODUCT_NAME}</td>
      <td>{isInLayout ? 'Sidebar' : 'Whole window'}</td>
      <td>
        <StoryLink storyId={flowEntry(flow)}>{flow}</StoryLink>
      </td>
    </tr>
  )
}

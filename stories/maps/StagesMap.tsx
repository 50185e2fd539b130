import * as styles from '../catalogue/CataloguePage.css.ts'
import { CataloguePage, Section, Table } from '../catalogue/CataloguePage.tsx'
import { flowEntry } from '../catalogue/flowPage.ts'
import { StoryLink } from '../flow-pages/StoryLink.tsx'
import { ACCOUNT_STAGES } from './accountStages.ts'

export function StagesMap() {
  return (
    <CataloguePage
      title="From application to user"
      lead={
        <p>
          The stages of a person, the status of the application at each, and what leads to the next one. The
          glossary tells provider account and backend account apart.
        </p>
      }
    >
      <Section title="Stages">
        <Table
          label="Stages of an account"
          head={['Person', 'Application', 'Accounts', 'What happens next', 'Screens']}
        >
          {ACCOUNT_STAGES.map(({ person, status, accounts, next, flows }) => (
            <tr key={person}>
              <th scope="row">{person}</th>
              <td className={styles.code}>{status ?? 'none'}</td>
              <td>{accounts}</td>
              <td>{next}</td>
              <td>
                {flows.map((flow) => (
                  <StoryLink key={flow} storyId={flowEntry(flow)}>
                    {flow}
                  </StoryLink>
                ))}
              </td>
            </tr>
          ))}
        </Table>
      </Section>
    </CataloguePage>
  )
}

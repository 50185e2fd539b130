import { PRODUCT_NAME } from '../../src/domain/product.ts'
import { grid } from '../flow-pages/PreviewCard.css.ts'
import { PreviewCard } from '../flow-pages/PreviewCard.tsx'
import { StoryLink } from '../flow-pages/StoryLink.tsx'
import * as styles from './CataloguePage.css.ts'
import { CataloguePage, Section } from './CataloguePage.tsx'
import { flowEntry, thumbnailId } from './flowPage.ts'
import { type CatalogueFlow, MODULES, STAGES } from './stages.ts'

export function Welcome() {
  return (
    <CataloguePage
      title={PRODUCT_NAME}
      lead={
        <>
          <p>
            {PRODUCT_NAME} is an assistant with a memory. It reads the documents you upload, builds a
            knowledge graph from them and answers questions over that graph. Every answer shows its evidence:
            the file, the page, and what supports or contradicts it.
          </p>
          <p>This catalogue shows every screen in every state. Nothing in it calls a network.</p>
        </>
      }
    >
      <Section title="Find a state">
        <dl className={styles.columns}>
          <div>
            <dt className={styles.term}>Two clicks</dt>
            <dd>Open a flow below, then choose a state in its statechart or among its previews.</dd>
          </div>
          <div>
            <dt className={styles.term}>Search</dt>
            <dd>Press / and type a word of the flow or of the state, such as “rejected”.</dd>
          </div>
          <div>
            <dt className={styles.term}>Sidebar</dt>
            <dd>
              Its order is the order of this page. Checks that press buttons are below Behavior, at the end.
            </dd>
          </div>
          <div>
            <dt className={styles.term}>Toolbar</dt>
            <dd>
              Theme, width, motion, text size and direction for every story; faults and data for those that
              run the app.{' '}
              <StoryLink storyId="guides-how-to-read-the-catalogue--docs">
                How to read the catalogue
              </StoryLink>
            </dd>
          </div>
        </dl>
      </Section>
      {STAGES.map(({ title, person, flows }, index) => (
        <Section key={title} title={`${index + 1}. ${title}`} note={person}>
          <FlowCards flows={flows} />
        </Section>
      ))}
      <Section title="Shared by several flows">
        <FlowCards flows={MODULES} />
      </Section>
      <Section title="The product as a whole">
        <dl className={styles.columns}>
          <div>
            <dt className={styles.term}>Maps</dt>
            <dd>
              <StoryLink storyId="maps-routes--docs">Routes</StoryLink>,{' '}
              <StoryLink storyId="maps-statuses--docs">statuses</StoryLink>, and the way{' '}
              <StoryLink storyId="maps-from-application-to-user--docs">from application to user</StoryLink>.
            </dd>
          </div>
          <div>
            <dt className={styles.term}>Components</dt>
            <dd>
              <StoryLink storyId="components-all--all">All components</StoryLink>, and the foundations:{' '}
              <StoryLink storyId="foundations-color--color">color</StoryLink>,{' '}
              <StoryLink storyId="foundations-type--type">type</StoryLink>,{' '}
              <StoryLink storyId="foundations-voice--voice">voice</StoryLink>.
            </dd>
          </div>
        </dl>
      </Section>
    </CataloguePage>
  )
}

function FlowCards({ flows }: { flows: readonly CatalogueFlow[] }) {
  return (
    <ul className={grid}>
      {flows.map((flow) => (
        <PreviewCard
          key={flow.title}
          story={{ storyId: thumbnailId(flow), name: flow.title }}
          name={flow.title}
          opens={flowEntry(flow)}
        >
          <p className={styles.purpose}>{flow.purpose}</p>
        </PreviewCard>
      ))}
    </ul>
  )
}

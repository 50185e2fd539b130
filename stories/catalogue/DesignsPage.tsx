import { Suspense, use } from 'react'
import { Spinner } from '../../src/ui/Spinner/Spinner.tsx'
import { designsBelow, type StoryEntry } from '../flow-pages/flowStories.ts'
import { grid } from '../flow-pages/PreviewCard.css.ts'
import { PreviewCard } from '../flow-pages/PreviewCard.tsx'
import { CataloguePage, Section } from './CataloguePage.tsx'

/** The page of designs without a machine: a preview of each. `title` is the title of their stories. */
export function DesignsPage({ title, purpose }: { title: string; purpose: string }) {
  return (
    <CataloguePage title={title.split('/').at(-1) ?? title} lead={<p>{purpose}</p>}>
      <Section title="Designs">
        <Suspense fallback={<Spinner label="Loading the designs" />}>
          <Designs designs={designsOf(title)} />
        </Suspense>
      </Section>
    </CataloguePage>
  )
}

function Designs({ designs }: { designs: Promise<readonly StoryEntry[]> }) {
  return (
    <ul className={grid} aria-label="Designs">
      {use(designs).map(({ id, name }) => (
        <PreviewCard key={id} story={{ storyId: id, name }} name={name}>
          {null}
        </PreviewCard>
      ))}
    </ul>
  )
}

const loaded = new Map<string, Promise<readonly StoryEntry[]>>()

/** The same title has the same promise, as `use` requires. */
function designsOf(title: string): Promise<readonly StoryEntry[]> {
  const designs = loaded.get(title) ?? designsBelow(title)
  loaded.set(title, designs)
  return designs
}

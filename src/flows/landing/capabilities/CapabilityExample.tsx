import type { CapabilityName } from './Capabilities.tsx'
import { GraphExample } from './GraphExample.tsx'
import { HypothesesExample } from './HypothesesExample.tsx'
import { SourceExample } from './SourceExample.tsx'

const EXAMPLES = { graph: GraphExample, hypotheses: HypothesesExample, source: SourceExample }

/** A part of the interface that shows a feature. Loaded on demand. */
export default function CapabilityExample({ of }: { of: CapabilityName }) {
  const Example = EXAMPLES[of]
  return <Example />
}

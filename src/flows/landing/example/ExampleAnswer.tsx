import { useState } from 'react'
import { CONFIDENCE_LEVELS, stepOf } from '../../../domain/confidence.ts'
import { PRODUCT_NAME } from '../../../domain/product.ts'
import { percentOf } from '../../../lib/scale.ts'
import { cx } from '../../../theme/cx.ts'
import { ramp } from '../../../theme/ramp.css.ts'
import { Card } from '../../../ui/Card/Card.tsx'
import { CitationChip } from '../../../ui/CitationChip/CitationChip.tsx'
import { ConfidenceMeter } from '../../../ui/ConfidenceMeter/ConfidenceMeter.tsx'
import { Mark } from '../../../ui/Mark/Mark.tsx'
import * as styles from './ExampleAnswer.css.ts'
import { EXAMPLE_ANSWER } from './exampleAnswer.gen.ts'

const { question, claims } = EXAMPLE_ANSWER
type Claim = (typeof claims)[number]

/** An answer, the claims that contradict each other, and their sources. A citation marks its source. Loaded on demand. */
export default function ExampleAnswer() {
  const [active, setActive] = useState(0)
  const [answer] = claims
  const chip = (index: number, claim: Claim) => (
    <CitationChip
      number={index + 1}
      step={stepOf(claim.confidence)}
      active={active === index}
      label={`Source ${index + 1}: ${[claim.filename, locationOf(claim)].filter(Boolean).join(', ')}`}
      onClick={() => setActive(index)}
    />
  )
  return (
    <Card padding="none" className={styles.card}>
      <div className={styles.columns}>
        <div className={styles.thread}>
          <p className={styles.label}>You</p>
          <p className={styles.question}>{question}</p>
          <p className={styles.author}>
            <Mark />
            {PRODUCT_NAME}
          </p>
          <p className={styles.answer}>
            {answer.text} {chip(0, answer)}
          </p>
          <h3 className={styles.title}>Your documents disagree</h3>
          <ol className={styles.claims}>
            {claims.map((claim, index) => (
              <li key={claim.text}>
                <p className={styles.value}>
                  {claim.value} {chip(index, claim)}
                </p>
                <ConfidenceMeter levels={CONFIDENCE_LEVELS} value={claim.confidence} />
                <p className={styles.stated}>{claim.filename}</p>
              </li>
            ))}
          </ol>
          <p className={styles.stated}>
            “{answer.value}” leads: newer, one passage each. You decide which one your answers use.
          </p>
        </div>
        <div className={styles.rail}>
          <h3 className={styles.title}>Sources</h3>
          <ul className={styles.sources}>
            {claims.map((claim, index) => (
              <Source key={claim.text} claim={claim} number={index + 1} isActive={active === index} />
            ))}
          </ul>
        </div>
      </div>
    </Card>
  )
}

function Source({ claim, number, isActive }: { claim: Claim; number: number; isActive: boolean }) {
  const { filename, confidence, excerpt, text } = claim
  const [before = '', after = ''] = excerpt.split(text)
  return (
    <li data-active={isActive || undefined} className={cx(styles.source, ramp[stepOf(confidence)])}>
      <p className={styles.file}>
        <span className={styles.number}>{number}</span>
        <span className={styles.filename}>{filename}</span>
        <span className={styles.location}>{locationOf(claim)}</span>
        <bdi className={styles.percent}>{percentOf(confidence)}</bdi>
      </p>
      <blockquote className={styles.excerpt}>
        {before}
        <mark className={styles.cited}>{text}</mark>
        {after}
      </blockquote>
    </li>
  )
}

function locationOf({ page }: Claim): string {
  return page === null ? '' : `p. ${page}`
}

import { PRODUCT_NAME } from '../../../domain/product.ts'
import { heading, section } from '../section.css.ts'
import * as styles from './Philosophy.css.ts'

export function Philosophy() {
  return (
    <section id="philosophy" aria-labelledby="philosophy-heading" className={section}>
      <h2 id="philosophy-heading" tabIndex={-1} className={heading}>
        Philosophy
      </h2>
      <div className={styles.statements}>
        <p>
          Most assistants forget where an answer came from.{' '}
          <span className={styles.explanation}>
            A memory you can trust keeps its evidence attached, weighs new findings against old ones, and
            shows when it changes its mind.
          </span>
        </p>
        <p>
          When two of your sources disagree,{' '}
          <span className={styles.explanation}>
            {PRODUCT_NAME} doesn't blur them together. It keeps both, tells you which has more support, and
            lets you set how much contradiction to tolerate.
          </span>
        </p>
      </div>
    </section>
  )
}

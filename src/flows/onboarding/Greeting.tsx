import { PRODUCT_NAME } from '../../domain/product.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Diagram } from './diagrams/Diagram.tsx'
import * as styles from './Greeting.css.ts'
import { Heading } from './Heading.tsx'

interface GreetingProps {
  /** Empty if unknown. */
  firstName: string
  onStart: () => void
}

export function Greeting({ firstName, onStart }: GreetingProps) {
  return (
    <>
      <Heading
        title={
          <>
            Welcome to {PRODUCT_NAME}
            {firstName && (
              <>
                , <bdi>{firstName}</bdi>
              </>
            )}
          </>
        }
        lead="Name your assistant, then say how it should treat evidence that conflicts: five questions, about two minutes."
      />
      <div className={styles.legend}>
        <Diagram of="weighed" />
        <p className={styles.words}>
          Each answer has a drawing. A line is a claim of your documents; the larger its dot, the more it is
          trusted.
        </p>
      </div>
      <div>
        <Button variant="primary" size="large" onClick={onStart}>
          Begin
        </Button>
      </div>
    </>
  )
}

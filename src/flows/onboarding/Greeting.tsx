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
        lead="Name your assistant and answer five questions about conflicting evidence. About two minutes."
      />
      <div className={styles.legend}>
        <Diagram of="weighed" />
        <p className={styles.words}>In the diagrams, each line is a claim; a bigger dot means more trust.</p>
      </div>
      <div>
        <Button variant="primary" size="large" onClick={onStart}>
          Begin
        </Button>
      </div>
    </>
  )
}

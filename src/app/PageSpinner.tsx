import { Spinner } from '../ui/Spinner/Spinner.tsx'
import { centered } from './page.css.ts'

/** Fills the page while it is not known yet what to show. */
export function PageSpinner() {
  return (
    <div className={centered}>
      <Spinner label="Loading" size="medium" />
    </div>
  )
}

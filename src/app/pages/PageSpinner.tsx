import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { centered } from './page.css.ts'

export function PageSpinner() {
  return (
    <div className={centered}>
      <Spinner label="Loading" size="medium" />
    </div>
  )
}

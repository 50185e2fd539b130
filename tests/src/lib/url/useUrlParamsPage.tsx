import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link } from 'react-router-dom'
import {
  choiceParam,
  idParam,
  type ParamValues,
  searchParam,
  stepParam,
} from '../../../../src/lib/url/params.ts'
import { useUrlParams } from '../../../../src/lib/url/useUrlParams.ts'

// A page for useUrlParams.browser.test.ts.

const params = {
  search: searchParam,
  status: choiceParam(['all', 'failed', 'pending'], 'all'),
  document: idParam('opened'),
  step: stepParam(['one', 'two', 'three', 'four']),
}
type Values = ParamValues<typeof params>

declare global {
  interface Window {
    /** Changes values as the page's state does. */
    change: (values: Partial<Values>, isUserChoice?: boolean) => void
    /** The values that were given to `onFollow`. */
    followed: Values[]
    leave: (path: string) => void
  }
}

window.followed = []
let isUserChoice = true
const NONE: Values = { search: '', status: 'all', document: null, step: null }

function TestPage() {
  const [values, setValues] = useState<Values>(NONE)
  window.leave = useUrlParams({
    params,
    values,
    onFollow(followed) {
      window.followed.push(followed)
      // A document that does not exist is refused.
      setValues({ ...followed, document: followed.document === 'gone' ? null : followed.document })
    },
    isUserChoice: () => isUserChoice,
  })
  window.change = (part, isChosen = true) => {
    isUserChoice = isChosen
    setValues((before) => ({ ...before, ...part }))
  }
  return (
    <main>
      <output>{JSON.stringify(values)}</output>
      <Link to="?status=pending">Pending</Link>
      {/* biome-ignore lint/a11y/useValidAnchor: leads to a place on the page and clears the search. */}
      <a href="#place" onClick={() => flushSync(() => setValues((before) => ({ ...before, search: '' })))}>
        Place
      </a>
    </main>
  )
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <BrowserRouter>
    <TestPage />
  </BrowserRouter>,
)

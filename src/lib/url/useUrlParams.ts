import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isObject } from '../objects.ts'
import { historyStep, type Params, type ParamValues, readParams, stepsBack, writeParams } from './params.ts'

/** Time after the last keystroke before the URL is replaced. Browsers limit how often that may happen. */
const TYPING_PAUSE_MS = 300

/** History state of an entry that was added by opening something or by a step: closing it or stepping back goes back. */
interface OpenedState {
  /** The number of entries before it that can be returned to: 1 after opening something. */
  openedHere: number
}

export interface UrlParamsOptions<P extends Params> {
  params: P
  /** The current values, from the state of the page. */
  values: ParamValues<P>
  /** Brings the page into the state of a URL: when the page is opened, and after Back, Forward or a link to it. */
  onFollow: (values: ParamValues<P>) => void
  /** Whether the user made the last change of a `chosen` parameter. Otherwise it replaces the entry. Default: always. */
  isUserChoice?: () => boolean
}

/**
 * Keeps part of a page's state in the query of its URL. The state is the source of truth. A URL that this hook did not
 * write is passed to `onFollow` once; after that, the URL is what the values are.
 *
 * @returns goes to another page in place of the entries that were added here, so that Back then leads before them
 */
export function useUrlParams<P extends Params>({
  params,
  values,
  onFollow,
  isUserChoice = () => true,
}: UrlParamsOptions<P>): (path: string) => void {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  /** Counts the URLs that were followed. Rendering again shows what `onFollow` changed. */
  const [visit, setVisit] = useState(0)
  const followed = useRef<{ visit: number } | null>(null)
  const seen = useRef<string | null>(null)
  /** The queries written here that are not rendered yet. The router renders them in a transition. */
  const written = useRef<string[]>([])
  const openedHere = useRef(0)
  const isGoingBack = useRef(false)
  const leavingTo = useRef<string | null>(null)
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; write: () => void } | null>(null)
  const text = writeParams(params, '', values)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the URL or a value changes. `go` keeps the hash.
  useEffect(() => {
    if (leavingTo.current !== null) {
      if (openedHereOf(state) === 0) navigate(leavingTo.current, { replace: true })
      return
    }
    if (search !== seen.current) {
      const isChanged = seen.current === null || ownPart(params, search) !== ownPart(params, seen.current)
      seen.current = search
      const own = written.current.indexOf(search)
      written.current.splice(0, own + 1)
      isGoingBack.current = false
      if (own === -1 && isChanged) {
        written.current = []
        cancelPending()
        openedHere.current = openedHereOf(state)
        followed.current = { visit: visit + 1 }
        setVisit(visit + 1)
        onFollow(readParams(params, search))
        return
      }
    }
    if (isGoingBack.current) return
    // The values do not show the URL yet.
    if (followed.current !== null && visit < followed.current.visit) return
    const isFollowing = followed.current !== null
    followed.current = null

    const shown = written.current.at(-1) ?? search
    const step = historyStep(params, shown, values)
    const next = writeParams(params, shown, values)
    if (step === 'wait' && !isFollowing) {
      cancelPending()
      const write = () => go(next, 'replace')
      pending.current = { timer: setTimeout(flushPending, TYPING_PAUSE_MS), write }
      return
    }
    if (step === 'none') {
      cancelPending()
      return
    }
    const back = stepsBack(params, shown, values)
    const isNewEntry = !isFollowing && (step === 'open' || (step === 'push' && isUserChoice()))
    if (isNewEntry) {
      flushPending()
      openedHere.current = step === 'open' ? 1 + (back === null ? 0 : openedHere.current) : 0
      go(next, 'push')
    } else if (step === 'close' && openedHere.current >= (back ?? 1)) {
      flushPending()
      isGoingBack.current = true
      navigate(-(back ?? 1))
    } else {
      cancelPending()
      if (step === 'close') openedHere.current = 0
      go(next, 'replace')
    }
  }, [search, hash, text, visit])

  useEffect(() => () => clearTimeout(pending.current?.timer), [])
  return leave

  function go(next: string, how: 'push' | 'replace') {
    written.current.push(next)
    navigate(
      // A place on the page that a link named is not where a search or a filter leads.
      { search: next, hash: next === '' ? hash : '' },
      {
        replace: how === 'replace',
        state: openedHere.current > 0 ? ({ openedHere: openedHere.current } satisfies OpenedState) : null,
      },
    )
  }
  function leave(path: string) {
    cancelPending()
    if (openedHere.current === 0) navigate(path, { replace: true })
    else {
      leavingTo.current = path
      navigate(-openedHere.current)
    }
  }
  function cancelPending() {
    clearTimeout(pending.current?.timer)
    pending.current = null
  }
  function flushPending() {
    const { write } = pending.current ?? {}
    cancelPending()
    write?.()
  }
}

function openedHereOf(state: unknown): number {
  return isObject(state) && typeof state.openedHere === 'number' ? state.openedHere : 0
}

/** The parameters of this hook in a query, in one spelling. */
function ownPart<P extends Params>(params: P, search: string): string {
  return writeParams(params, '', readParams(params, search))
}

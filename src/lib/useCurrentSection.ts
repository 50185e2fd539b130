import { useCallback, useEffect, useRef, useState } from 'react'

/** A section is current when its top is above this share of the viewport's height. */
const LINE = 0.33

/** The last section whose top is above the line. At the end of the page, the last one in view. */
function sectionInView(ids: readonly string[]): string | undefined {
  const { scrollHeight, clientHeight } = document.documentElement
  const isAtEnd = window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 1
  const line = clientHeight * (isAtEnd ? 1 : LINE)
  const isAbove = (id: string) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top
    return top !== undefined && top < line
  }
  return ids.findLast(isAbove) ?? ids[0]
}

/**
 * The id of the section that the reader has scrolled to, and a click handler for links to sections. A section that was
 * chosen by a link is current until the page is scrolled: a short one at the end cannot reach the top.
 */
export function useCurrentSection(ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0])
  const chosenAt = useRef<number | null>(null)
  const key = ids.join(' ')

  const choose = useCallback((id: string) => {
    // After the browser has scrolled to the section.
    requestAnimationFrame(() => {
      chosenAt.current = window.scrollY
      setCurrent(id)
    })
  }, [])

  useEffect(() => {
    const sections = key.split(' ')
    const update = () => {
      if (chosenAt.current !== null && Math.abs(window.scrollY - chosenAt.current) < 2) return
      chosenAt.current = null
      setCurrent(sectionInView(sections))
    }
    const linked = window.location.hash.slice(1)
    if (sections.includes(linked)) choose(linked)
    else update()
    window.addEventListener('scroll', update, { passive: true })
    window.addEventListener('resize', update)
    return () => {
      window.removeEventListener('scroll', update)
      window.removeEventListener('resize', update)
    }
  }, [key, choose])

  return { current, choose }
}

import { useEffect } from 'react'

/** Tells when the page goes away, or stays and shows something else. A tab in the background has not gone. */
export function usePageLeave(tell: (event: { type: 'page.left' } | { type: 'area.left' }) => void): void {
  useEffect(() => {
    const leave = () => tell({ type: 'page.left' })
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      tell({ type: 'area.left' })
    }
  }, [tell])
}

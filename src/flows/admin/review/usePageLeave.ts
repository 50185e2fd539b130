import { useEffect } from 'react'

/** Calls back when the page is closed ('page.left') or the component unmounts ('area.left'), not when the tab is hidden. */
export function usePageLeave(onLeave: (event: { type: 'page.left' } | { type: 'area.left' }) => void): void {
  useEffect(() => {
    const onPageHide = () => onLeave({ type: 'page.left' })
    window.addEventListener('pagehide', onPageHide)
    return () => {
      window.removeEventListener('pagehide', onPageHide)
      onLeave({ type: 'area.left' })
    }
  }, [onLeave])
}

import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { log } from '../../lib/log/log.ts'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import { ContourBackdrop } from '../../ui/ContourBackdrop/ContourBackdrop.tsx'
import { backdrop, centered, message, title } from './page.css.ts'

export default function NotFound() {
  const { pathname } = useLocation()
  useEffect(() => {
    log.error('404: no page has this path.', { pathname })
  }, [pathname])
  return (
    <main className={centered}>
      <ContourBackdrop className={backdrop} />
      <div className={message}>
        <h1 className={title}>404</h1>
        <p>Oops! Page not found</p>
        <ButtonLink render={<Link to={PATHS.home} />}>Return to Home</ButtonLink>
      </div>
    </main>
  )
}

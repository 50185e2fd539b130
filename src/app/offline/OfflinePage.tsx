import { useEffect } from 'react'
import { PRODUCT_NAME } from '../../domain/product.ts'
import { cx } from '../../theme/cx.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ContourBackdrop } from '../../ui/ContourBackdrop/ContourBackdrop.tsx'
import { Mark } from '../../ui/Mark/Mark.tsx'
import { actions } from '../errors/errors.css.ts'
import { backdrop, centered, message, title } from '../pages/page.css.ts'
import { brand, content, heading, list, lists } from './OfflinePage.css.ts'

export interface OfflinePageProps {
  /** The user continues without a connection, or the connection is back. */
  onContinue(): void
}

export function OfflinePage({ onContinue }: OfflinePageProps) {
  useEffect(() => {
    window.addEventListener('online', onContinue)
    return () => window.removeEventListener('online', onContinue)
  }, [onContinue])
  return (
    <main className={centered}>
      <ContourBackdrop className={backdrop} />
      <div className={cx(message, content)}>
        <Mark wordmark={PRODUCT_NAME} className={brand} />
        <h1 className={title}>You are offline</h1>
        <p>{PRODUCT_NAME} opens by itself as soon as there is a connection.</p>
        <div className={lists}>
          <section>
            <h2 className={heading}>Works offline</h2>
            <ul className={list}>
              <li>Reading the Help Desk</li>
              <li>Writing a question: the draft stays on this device</li>
              <li>Choosing the dark or light theme</li>
            </ul>
          </section>
          <section>
            <h2 className={heading}>Needs a connection</h2>
            <ul className={list}>
              <li>Signing in</li>
              <li>Documents, chats and answers</li>
              <li>The knowledge graph and its figures</li>
            </ul>
          </section>
        </div>
        <div className={actions}>
          <Button onClick={onContinue}>Continue offline</Button>
        </div>
      </div>
    </main>
  )
}

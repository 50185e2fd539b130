import { Dialog } from '@base-ui/react/dialog'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { PRODUCT_NAME } from '../../domain/product.ts'
import { AuthLayout } from '../../ui/AuthLayout/AuthLayout.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { backdrop } from '../../ui/Dialog/Dialog.css.ts'
import { Mark } from '../../ui/Mark/Mark.tsx'
import { popup } from './AdminLoginDialog.css.ts'

export interface AdminLoginDialogProps {
  subtitle: string
  /** 'Back to Main App' or Escape. A click outside does not close the dialog. */
  onClose: () => void
  initialFocus: RefObject<HTMLElement | null>
  children: ReactNode
}

export function AdminLoginDialog({ subtitle, onClose, initialFocus, children }: AdminLoginDialogProps) {
  return (
    <Dialog.Root open onOpenChange={onClose} disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdrop} />
        <Dialog.Popup className={popup} initialFocus={initialFocus}>
          <AuthLayout
            backdrop={null}
            brand={<Mark wordmark={PRODUCT_NAME} />}
            headerEnd={
              <Dialog.Close
                render={
                  <Button variant="quiet" size="small" edge="end" icon={<ArrowLeft aria-hidden="true" />}>
                    Back to Main App
                  </Button>
                }
              />
            }
            title={<Dialog.Title render={<span />}>Admin login</Dialog.Title>}
            subtitle={<Dialog.Description render={<span />}>{subtitle}</Dialog.Description>}
          >
            {children}
          </AuthLayout>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

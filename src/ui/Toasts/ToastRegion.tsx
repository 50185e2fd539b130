import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react'
import { useEffect } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './ToastRegion.css.ts'
import { listenToToasts, type ToastTone } from './toasts.ts'

const icons = { success: CircleCheck, warning: TriangleAlert, error: CircleAlert }

const manager = Toast.createToastManager<{ tone: ToastTone }>()

function ToastList() {
  const { toasts } = Toast.useToastManager<{ tone: ToastTone }>()
  return toasts.map((toast) => {
    const tone = toast.data?.tone ?? 'success'
    const Icon = icons[tone]
    return (
      <Toast.Root key={toast.id} toast={toast} swipeDirection={['right', 'down']} className={styles.toast}>
        <Toast.Content className={styles.content}>
          <Icon size={16} strokeWidth={1.6} className={styles.icon[tone]} aria-hidden="true" />
          <div className={styles.words}>
            <Toast.Title render={<div />} className={styles.title} />
            <Toast.Description className={styles.detail} />
          </div>
          <Toast.Close
            render={
              <IconButton label="Dismiss">
                <X aria-hidden="true" />
              </IconButton>
            }
          />
        </Toast.Content>
      </Toast.Root>
    )
  })
}

export interface ToastRegionProps {
  /** Milliseconds a toast stays; errors stay twice as long. 0 keeps them until dismissed. */
  timeout?: number | undefined
}

/**
 * Where toasts appear, once per app. They are announced politely; F6 moves the focus here. The default
 * export, so that it can be loaded lazily.
 */
export default function ToastRegion({ timeout = 6000 }: ToastRegionProps) {
  useEffect(
    () =>
      listenToToasts(({ tone, title, text }) => {
        manager.add({
          title,
          description: text,
          data: { tone },
          timeout: tone === 'error' ? timeout * 2 : timeout,
        })
      }),
    [timeout],
  )
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

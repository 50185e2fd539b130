import { useDirection } from '@base-ui/react/direction-provider'
import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react'
import { type ComponentProps, useEffect } from 'react'
import { cx } from '../../theme/cx.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './ToastRegion.css.ts'
import { subscribeToToasts, type ToastTone } from './toasts.ts'

const icons = { success: CircleCheck, warning: TriangleAlert, error: CircleAlert }

/** A screen reader tells what changes in a region that it knows: the region is there so long before its first toast. */
const SUBSCRIBE_DELAY_MS = 100

const manager = Toast.createToastManager<{ tone: ToastTone }>()

/**
 * Base UI reads urgent toasts out in an alert of their own and hides the toast itself meanwhile, with its button
 * still in the tab order. Instead the toast stays there and is only quiet: nobody hears it twice.
 */
const announcedByBaseUi = { role: 'dialog', 'aria-live': 'off', 'aria-hidden': undefined } as const

function ToastList() {
  const { toasts } = Toast.useToastManager<{ tone: ToastTone }>()
  const outwards = useDirection() === 'rtl' ? 'left' : 'right'
  return toasts.map((toast) => {
    const tone = toast.data?.tone ?? 'success'
    const Icon = icons[tone]
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        swipeDirection={[outwards, 'down']}
        className={styles.toast}
        {...(toast.priority === 'high' && announcedByBaseUi)}
      >
        <Toast.Content className={styles.content}>
          <Icon className={styles.icon[tone]} aria-hidden="true" />
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

export interface ToastRegionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Milliseconds a toast stays, 6000 unless given; errors stay twice as long. 0 keeps them until dismissed. */
  timeout?: number | undefined
}

/**
 * Where toasts appear, once per app. Errors interrupt a screen reader, the others wait. F6 moves the focus here
 * and Escape dismisses the focused toast; under the pointer or the focus, time stands still. The default export,
 * so that it can be loaded lazily.
 */
export default function ToastRegion({ timeout = 6000, className, ...props }: ToastRegionProps) {
  useEffect(() => {
    let leave = () => {}
    const known = setTimeout(() => {
      leave = subscribeToToasts(({ tone, title, text }) => {
        const isError = tone === 'error'
        manager.add({
          title,
          description: text,
          data: { tone },
          priority: isError ? 'high' : 'low',
          timeout: isError ? timeout * 2 : timeout,
        })
      })
    }, SUBSCRIBE_DELAY_MS)
    return () => {
      clearTimeout(known)
      leave()
    }
  }, [timeout])
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className={cx(styles.viewport, className)} {...props}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

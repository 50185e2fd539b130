import { useDirection } from '@base-ui/react/direction-provider'
import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'
import { cx } from '../../theme/cx.ts'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './ToastRegion.css.ts'
import { subscribeToToasts, type ToastTone } from './toasts.ts'
import { useClearOffset } from './useClearOffset.ts'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert }

/**
 * Delay before the first toast in milliseconds: screen readers only announce changes in a region that already
 * existed.
 */
const SUBSCRIBE_DELAY_MS = 100

const manager = Toast.createToastManager<{ tone: ToastTone }>()

/**
 * Base UI announces urgent toasts in a separate alert and meanwhile hides the toast itself, with its button still in
 * the tab order. These attributes keep the toast visible to assistive technology without announcing it twice.
 */
const announcedByBaseUi = { role: 'dialog', 'aria-live': 'off', 'aria-hidden': undefined } as const

/** Base UI hides the button of a toast without the pointer or the focus, but leaves it in the tab order. */
const visibleToAssistiveTechnology = { 'aria-hidden': undefined } as const

function ToastList({ regionRef }: { regionRef: RefObject<HTMLElement | null> }) {
  const { toasts } = Toast.useToastManager<{ tone: ToastTone }>()
  useClearOffset(regionRef, toasts.length > 0)
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
          {toast.actionProps && (
            <Toast.Action {...visibleToAssistiveTechnology} render={<Button size="small" />} />
          )}
          <Toast.Close
            {...visibleToAssistiveTechnology}
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
  /**
   * Milliseconds until a toast closes; errors stay twice as long. 0 keeps toasts until dismissed. Defaults to
   * 6000.
   */
  timeout?: number | undefined
}

/**
 * The region of all toasts; render it once per app. Errors are announced assertively, others politely. F6
 * focuses the region, Escape dismisses the focused toast; hover and focus pause the timeout. The toasts move to where they
 * cover neither the focused field nor an invalid one nor the main action. The default export, for lazy loading.
 */
export default function ToastRegion({ timeout = 6000, className, ...props }: ToastRegionProps) {
  useEffect(() => {
    let leave = () => {}
    const known = setTimeout(() => {
      leave = subscribeToToasts(({ tone, title, text, action }) => {
        const isError = tone === 'error'
        manager.add({
          // An error that is shown already is renewed.
          ...(isError && { id: title }),
          title,
          description: text,
          data: { tone },
          priority: isError ? 'high' : 'low',
          timeout: action ? 0 : isError ? timeout * 2 : timeout,
          ...(action && { actionProps: { children: action.label, onClick: action.onPress } }),
        })
      }, manager.close)
    }, SUBSCRIBE_DELAY_MS)
    return () => {
      clearTimeout(known)
      leave()
    }
  }, [timeout])
  const regionRef = useRef<HTMLDivElement>(null)
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport ref={regionRef} className={cx(styles.viewport, className)} {...props}>
          <ToastList regionRef={regionRef} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

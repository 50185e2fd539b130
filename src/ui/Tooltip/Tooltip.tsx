import { useDirection } from '@base-ui/react/direction-provider'
import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import { type ComponentProps, type ReactElement, type ReactNode, useId, useState } from 'react'
import { cx } from '../../theme/cx.ts'
import { popup, positioner } from './Tooltip.css.ts'

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'content' | 'children'> {
  /** The text. No tooltip if falsy. */
  content: ReactNode
  /** The trigger: one element that accepts props and a ref. It may be disabled if it stays focusable. */
  children: ReactElement
  /** The side. Defaults to 'top'. 'start' and 'end' follow the text direction. */
  side?: 'top' | 'bottom' | 'start' | 'end' | undefined
  /** The text repeats the trigger's accessible name, so it is not set as its description. */
  repeatsName?: boolean | undefined
  /** Whether it is initially open, until hover or focus ends. */
  defaultOpen?: boolean | undefined
}

const sides = { top: 'top', bottom: 'bottom', start: 'inline-start', end: 'inline-end' } as const

/**
 * A tooltip shown on hover and keyboard focus, closed by Escape. Not shown on touch: show important text on the page.
 */
export function Tooltip({
  content,
  children,
  side = 'top',
  repeatsName = false,
  defaultOpen = false,
  id,
  className,
  ...props
}: TooltipProps) {
  const ownId = useId()
  const [open, setOpen] = useState(defaultOpen)
  // The portal is outside the page's element and does not inherit its direction.
  const direction = useDirection()
  const hasContent = Boolean(content)
  const popupId = id ?? ownId
  return (
    <BaseTooltip.Root open={open && hasContent} onOpenChange={setOpen}>
      <BaseTooltip.Trigger
        render={children}
        delay={400}
        disabled={!hasContent}
        {...(open && hasContent && !repeatsName && { 'aria-describedby': popupId })}
      />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner
          className={positioner}
          side={sides[side]}
          sideOffset={4}
          collisionPadding={16}
        >
          <BaseTooltip.Popup
            id={popupId}
            role="tooltip"
            dir={direction}
            className={cx(popup, className)}
            {...props}
          >
            {content}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  )
}

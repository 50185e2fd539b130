import { useDirection } from '@base-ui/react/direction-provider'
import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import { type ComponentProps, type ReactElement, type ReactNode, useId, useState } from 'react'
import { cx } from '../../theme/cx.ts'
import { popup, positioner } from './Tooltip.css.ts'

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'content' | 'children'> {
  /** The words. Without any, the trigger is left alone. */
  content: ReactNode
  /** The trigger: one element that takes props and a ref. It may be disabled if it keeps the focus. */
  children: ReactElement
  /** Where it stands; 'top' unless given. 'start' and 'end' follow the direction of the text. */
  side?: 'top' | 'bottom' | 'start' | 'end' | undefined
  /** Repeats the trigger's own name, so it is not read out as its description as well. */
  repeatsName?: boolean | undefined
  /** Open from the start, until the pointer or the focus has come and gone. */
  defaultOpen?: boolean | undefined
}

const sides = { top: 'top', bottom: 'bottom', start: 'inline-start', end: 'inline-end' } as const

/**
 * Words beside an element, under the pointer and on keyboard focus. Escape closes it. Never on touch: say it on
 * the page there too.
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
  // It leaves the page's element, and with it the page's direction.
  const direction = useDirection()
  const wanted = Boolean(content)
  const popupId = id ?? ownId
  return (
    <BaseTooltip.Root open={open && wanted} onOpenChange={setOpen}>
      <BaseTooltip.Trigger
        render={children}
        delay={400}
        disabled={!wanted}
        {...(open && wanted && !repeatsName && { 'aria-describedby': popupId })}
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

import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import { type ReactElement, type ReactNode, useId, useState } from 'react'
import { popup, positioner } from './Tooltip.css.ts'

export interface TooltipProps {
  /** The words. Without any, the trigger is left alone. */
  content: ReactNode
  /** The trigger: one element that takes props and a ref. It may be disabled if it keeps the focus. */
  children: ReactElement
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  /** Repeats the trigger's own name, so it is not read out as its description as well. */
  repeatsName?: boolean | undefined
}

/** Words beside an element on hover and focus. Never on touch: say it on the page there too. */
export function Tooltip({ content, children, side = 'top', repeatsName = false }: TooltipProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const wanted = Boolean(content)
  return (
    <BaseTooltip.Root open={open && wanted} onOpenChange={setOpen}>
      <BaseTooltip.Trigger
        render={children}
        delay={400}
        disabled={!wanted}
        {...(open && wanted && !repeatsName && { 'aria-describedby': id })}
      />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner className={positioner} side={side} sideOffset={4} collisionPadding={16}>
          <BaseTooltip.Popup id={id} role="tooltip" className={popup}>
            {content}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  )
}

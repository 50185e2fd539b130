import { Field as BaseField } from '@base-ui/react/field'
import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useState,
} from 'react'
import { Field, type LabeledFieldProps } from '../Field/Field.tsx'
import { splitFieldProps } from '../Field/splitFieldProps.ts'
import { Kbd } from '../Kbd/Kbd.tsx'
import * as styles from './RadioCards.css.ts'

export interface RadioCard<Value extends string> {
  /** The value. */
  value: Value
  /** Title of the card. */
  title: string
  /** Description of the option. */
  description?: ReactNode
  /** A decorative picture of 96 by 56 pixels before the text. */
  diagram?: ReactNode
  /** Disables the card. */
  disabled?: boolean | undefined
}

export interface RadioCardsProps<Value extends string>
  extends LabeledFieldProps,
    Omit<ComponentProps<'div'>, 'defaultValue' | 'children'> {
  /** The options in order, about seven at most. */
  options: readonly RadioCard<Value>[]
  /** The selected value; null for none. */
  value: Value | null
  /** Called with the new value. */
  onValueChange: (value: Value) => void
  /**
   * Called when an option is chosen by press, number key, Space or Enter, also if it was already selected;
   * not when arrow keys move the selection or on the second press of a double click. For choices that
   * continue to the next page. A card that appears under a resting pointer has no hover style until the pointer moves.
   */
  onChoose?: ((value: Value) => void) | undefined
  /** Enables the keys 1 to 9 while the focus is in the group; each card shows its number. */
  numberKeys?: boolean | undefined
}

/** Focuses and selects the card of the pressed number key. */
function selectByNumberKey(event: KeyboardEvent<HTMLDivElement>) {
  if (!/^[1-9]$/.test(event.key) || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return
  const card = event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')[Number(event.key) - 1]
  if (!card || card.ariaDisabled === 'true') return
  event.preventDefault()
  card.focus()
  card.click()
}

/** Browsers also report the position of a resting pointer when the page below it changes. */
const isMovement = ({ movementX, movementY }: PointerEvent) => movementX !== 0 || movementY !== 0

/**
 * A radio group of cards with descriptions. `ref` and attributes apply to the group, `className` to the whole field.
 */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const [
    field,
    { options, value, onValueChange, onChoose, numberKeys = false, onKeyDown, onPointerMove, ...control },
  ] = splitFieldProps(props)
  const id = useId()
  const [hasPointerMoved, setPointerMoved] = useState(false)
  return (
    <Field bare nativeLabel={false} {...field}>
      <RadioGroup
        {...control}
        className={styles.list}
        value={value}
        onValueChange={(next) => next !== null && onValueChange(next)}
        required={field.required ?? false}
        data-still={(onChoose && !hasPointerMoved) || undefined}
        onPointerMove={(event) => {
          onPointerMove?.(event)
          if (isMovement(event)) setPointerMoved(true)
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          if (numberKeys && !event.defaultPrevented) selectByNumberKey(event)
        }}
      >
        {options.map((option, index) => (
          <BaseField.Item key={option.value}>
            <Radio.Root
              value={option.value}
              disabled={option.disabled ?? false}
              className={styles.card}
              onClick={(event) => event.detail < 2 && onChoose?.(option.value)}
              onKeyDown={(event) => {
                // Radios submit their form on Enter by default; here Enter selects.
                if (onChoose && event.key === 'Enter' && !event.repeat) event.currentTarget.click()
              }}
              aria-labelledby={`${id}-${index}-title`}
              aria-describedby={option.description ? `${id}-${index}-description` : undefined}
              aria-keyshortcuts={numberKeys && index < 9 ? String(index + 1) : undefined}
            >
              {option.diagram && (
                <span className={styles.diagram} aria-hidden="true">
                  {option.diagram}
                </span>
              )}
              <span className={styles.words}>
                <span id={`${id}-${index}-title`} className={styles.title}>
                  {option.title}
                </span>
                {option.description && (
                  <span id={`${id}-${index}-description`} className={styles.description}>
                    {option.description}
                  </span>
                )}
              </span>
              {numberKeys && index < 9 && (
                <Kbd aria-hidden="true" className={styles.shortcut}>
                  {index + 1}
                </Kbd>
              )}
              <span className={styles.ring}>
                <Radio.Indicator className={styles.dot} />
              </span>
            </Radio.Root>
          </BaseField.Item>
        ))}
      </RadioGroup>
    </Field>
  )
}

import { Slider as BaseSlider } from '@base-ui/react/slider'
import type { ComponentProps, Ref } from 'react'
import { cx } from '../../theme/cx.ts'
import { type BaseFieldProps, Field } from '../Field/Field.tsx'
import * as styles from './Slider.css.ts'

export interface SliderProps
  extends BaseFieldProps,
    Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'ref' | 'onChange'> {
  /** Where it stands. A value between steps shows as it is until it is moved. */
  value: number
  /** While it moves, with every step. */
  onValueChange: (value: number) => void
  /** When it is let go, or with every key: the moment to save. */
  onValueCommitted?: ((value: number) => void) | undefined
  /** The least; 0 unless given. */
  min?: number | undefined
  /** The most; 1 unless given. */
  max?: number | undefined
  /** What an arrow key moves by; 0.1 unless given. */
  step?: number | undefined
  /** What PageUp, PageDown and Shift with an arrow move by; two steps unless given. */
  largeStep?: number | undefined
  /** The value in words or figures, as shown and read out; with the step's decimals unless given. */
  formatValue?: ((value: number) => string) | undefined
  /** What the least means, such as 'Strict'; below the track's start. */
  startLabel?: string | undefined
  /** What the most means, such as 'Forgiving'; below the track's end. */
  endLabel?: string | undefined
  /** The range input. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** At least the decimals of a step, at most three: 0.7, 0.73, 1.0. */
function formatNumber(value: number, step: number): string {
  const decimals = String(step).split('.')[1]?.length ?? 0
  return value.toLocaleString('en', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: Math.max(decimals, 3),
  })
}

/**
 * A value on a scale, by pointer or keyboard: arrows by a step, PageUp and PageDown by a large one, Home and End to the
 * ends. `ref` goes to the range input, attributes to the slider, `className` to the whole field.
 */
export function Slider({
  label,
  hideLabel = false,
  hint,
  error,
  disabled,
  name,
  className,
  ref,
  value,
  onValueChange,
  onValueCommitted,
  min = 0,
  max = 1,
  step = 0.1,
  largeStep = step * 2,
  formatValue = (shown) => formatNumber(shown, step),
  startLabel,
  endLabel,
  ...props
}: SliderProps) {
  const shown = formatValue(value)
  const figure = <span className={styles.value}>{shown}</span>
  return (
    <Field bare {...{ label, hideLabel, hint, error, disabled, name, className }} labelEnd={figure}>
      <BaseSlider.Root
        {...props}
        {...{ value, min, max, step, largeStep }}
        className={cx(styles.root, hideLabel && styles.beside)}
        onValueChange={(next) => onValueChange(next)}
        onValueCommitted={(next) => onValueCommitted?.(next)}
        // 'edge' alone would write an inline script, which the product's security policy refuses.
        thumbAlignment="edge-client-only"
      >
        <BaseSlider.Control className={styles.track}>
          <BaseSlider.Track className={styles.bar}>
            <BaseSlider.Indicator className={styles.filled} />
            <BaseSlider.Thumb inputRef={ref} className={styles.thumb} getAriaValueText={() => shown} />
          </BaseSlider.Track>
        </BaseSlider.Control>
        {hideLabel && figure}
        {(startLabel || endLabel) && (
          <div className={styles.ends} aria-hidden="true">
            <span>{startLabel}</span>
            <span>{endLabel}</span>
          </div>
        )}
      </BaseSlider.Root>
    </Field>
  )
}

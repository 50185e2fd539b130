import { Slider as BaseSlider } from '@base-ui/react/slider'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { cx } from '../../theme/cx.ts'
import { type BaseFieldProps, Field } from '../Field/Field.tsx'
import * as styles from './Slider.css.ts'

export interface SliderProps
  extends BaseFieldProps,
    Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'ref' | 'onChange'> {
  /** The value. A value between steps is shown unchanged until the slider moves. */
  value: number
  /** Called on every step while it moves. */
  onValueChange: (value: number) => void
  /** Called when it is released or after every key press: the time to save. */
  onValueCommitted?: ((value: number) => void) | undefined
  /** Minimum. Defaults to 0. */
  min?: number | undefined
  /** Maximum. Defaults to 1. */
  max?: number | undefined
  /** Step of the arrow keys. Defaults to 0.1. */
  step?: number | undefined
  /** Step of PageUp, PageDown and Shift with an arrow key. Defaults to two steps. */
  largeStep?: number | undefined
  /** Formats the value for display and assistive technology. Defaults to a number with the step's decimals. */
  formatValue?: ((value: number) => string) | undefined
  /** Content before the value, such as 'Saved'. */
  labelEnd?: ReactNode
  /** Meaning of the minimum, such as 'Strict', shown below the start. */
  startLabel?: string | undefined
  /** Meaning of the middle, such as 'Balanced', shown below it. */
  middleLabel?: string | undefined
  /** Meaning of the maximum, such as 'Forgiving', shown below the end. */
  endLabel?: string | undefined
  /** Ref of the range input. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** Formats with at least the decimals of the step and at most three: 0.7, 0.73, 1.0. */
function formatNumber(value: number, step: number): string {
  const decimals = String(step).split('.')[1]?.length ?? 0
  return value.toLocaleString('en', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: Math.max(decimals, 3),
  })
}

/** A slider. `ref` applies to the range input, attributes to the slider, `className` to the whole field. */
export function Slider({
  label,
  hideLabel = false,
  labelEnd,
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
  middleLabel,
  endLabel,
  ...props
}: SliderProps) {
  const shown = formatValue(value)
  const figure = <span className={styles.value}>{shown}</span>
  const ends = labelEnd ? (
    <div className={styles.labelEnd}>
      {labelEnd}
      {figure}
    </div>
  ) : (
    figure
  )
  return (
    <Field bare {...{ label, hideLabel, hint, error, disabled, name, className }} labelEnd={ends}>
      <BaseSlider.Root
        {...props}
        {...{ value, min, max, step, largeStep }}
        className={cx(styles.root, hideLabel && styles.beside)}
        onValueChange={(next) => onValueChange(next)}
        onValueCommitted={(next) => onValueCommitted?.(next)}
        // 'edge' alone would add an inline script, which the content security policy blocks.
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
            {middleLabel && <span>{middleLabel}</span>}
            <span>{endLabel}</span>
          </div>
        )}
      </BaseSlider.Root>
    </Field>
  )
}

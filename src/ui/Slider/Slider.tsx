import { Slider as BaseSlider } from '@base-ui/react/slider'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import { type BaseFieldProps, Field } from '../Field/Field.tsx'
import { splitFieldProps } from '../Field/splitFieldProps.ts'
import * as styles from './Slider.css.ts'

export interface SliderProps
  extends BaseFieldProps,
    Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** The value, from 0 to 1. A value between steps is shown unchanged until the slider moves. */
  value: number
  /** Called on every step while it moves. */
  onValueChange: (value: number) => void
  /** Formats the value for display and assistive technology. Defaults to a number with one to three decimals. */
  formatValue?: ((value: number) => string) | undefined
  /** Content before the value, such as 'Saved'. */
  labelEnd?: ReactNode
  /** Meaning of the minimum, such as 'Strict', shown below the start. */
  startLabel?: string | undefined
  /** Meaning of the middle, such as 'Balanced', shown below it. */
  middleLabel?: string | undefined
  /** Meaning of the maximum, such as 'Forgiving', shown below the end. */
  endLabel?: string | undefined
}

/** Steps of the arrow keys; PageUp, PageDown and Shift with an arrow key move two. */
const range = { min: 0, max: 1, step: 0.1, largeStep: 0.2 }

/** One to three decimals: 0.7, 0.73, 1.0. */
const formatNumber = (value: number) =>
  value.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 3 })

/** A slider. Attributes apply to the slider, `className` to the whole field. */
export function Slider(props: SliderProps) {
  const [
    { labelEnd, ...field },
    { value, onValueChange, formatValue = formatNumber, startLabel, middleLabel, endLabel, ...control },
  ] = splitFieldProps(props)
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
    <Field bare {...field} labelEnd={ends}>
      <BaseSlider.Root
        {...control}
        {...range}
        value={value}
        className={cx(styles.root, field.hideLabel && styles.beside)}
        onValueChange={(next) => onValueChange(next)}
        // 'edge' alone would add an inline script, which the content security policy blocks.
        thumbAlignment="edge-client-only"
      >
        <BaseSlider.Control className={styles.track}>
          <BaseSlider.Track className={styles.bar}>
            <BaseSlider.Indicator className={styles.filled} />
            <BaseSlider.Thumb className={styles.thumb} getAriaValueText={() => shown} />
          </BaseSlider.Track>
        </BaseSlider.Control>
        {field.hideLabel && figure}
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

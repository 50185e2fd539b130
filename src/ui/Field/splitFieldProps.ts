import type { FramedFieldProps } from './Field.tsx'

/** Separates the props of the field from those of its control. The class belongs to the field. */
export function splitFieldProps<Props extends FramedFieldProps & { className?: string | undefined }>({
  label,
  hideLabel,
  labelEnd,
  hint,
  error,
  end,
  required,
  disabled,
  name,
  className,
  ...control
}: Props) {
  return [
    { label, hideLabel, labelEnd, hint, error, end, required, disabled, name, className },
    control,
  ] as const
}

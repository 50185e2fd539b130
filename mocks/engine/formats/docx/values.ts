/** Whether a property is set: an element without a value is. */
export function isOn(value: string | null): boolean {
  return value === null || !/^(?:0|false|off|none)$/.test(value)
}

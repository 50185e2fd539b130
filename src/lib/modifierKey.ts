const isApple = /mac|iphone|ipad/i.test(navigator.platform)

/** The name of the key of the system's shortcuts. */
export const MODIFIER_KEY = isApple ? '⌘' : 'Ctrl'

/** Whether that key is pressed, without the others. */
export function hasModifier({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !altKey && !shiftKey
}

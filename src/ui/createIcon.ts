import { type ComponentProps, createElement } from 'react'

interface IconData {
  name: string
  /** Width and height of the drawing. */
  size: number
  aliases?: readonly string[]
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
}

interface IconProps extends ComponentProps<'svg'> {
  /** Width and height. Default: 24. */
  size?: number | string | undefined
}

const isAccessibleProp = (name: string) => name.startsWith('aria-') || name === 'role' || name === 'title'

/**
 * Replaces the function of lucide-react that creates icons (see scripts/shrinkPackages.ts), with the same result.
 * An icon without a name or role is hidden from assistive technology.
 */
export default function createIcon({ name, size: drawn, aliases = [], node }: IconData) {
  const names = ['lucide', ...[name, ...aliases].map((alias) => `lucide-${alias}`)]
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, when its module is loaded
  return function Icon({ size = 24, className, children, ...props }: IconProps) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${drawn} ${drawn}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: [...names, ...(className ? [className] : [])].join(' '),
        'aria-hidden': children || Object.keys(props).some(isAccessibleProp) ? undefined : 'true',
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    )
  }
}

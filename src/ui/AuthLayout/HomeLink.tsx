import { useRender } from '@base-ui/react/use-render'
import { Mark } from '../Mark/Mark.tsx'
import * as styles from './AuthLayout.css.ts'

export interface HomeLinkProps {
  /** The product's name. */
  name: string
  /** The router's link home: `<RouterLink to="/" />`. */
  render: useRender.RenderProp
}

/** The `brand` of an AuthLayout: the logo as a link to the home page. */
export function HomeLink({ name, render }: HomeLinkProps) {
  return useRender({ render, props: { className: styles.home, children: <Mark wordmark={name} /> } })
}

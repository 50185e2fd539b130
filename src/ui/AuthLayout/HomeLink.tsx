import type { ComponentProps, ElementType, ReactElement } from 'react'
import { Mark } from '../Mark/Mark.tsx'
import { renderElement } from '../renderElement.ts'
import * as styles from './AuthLayout.css.ts'

export interface HomeLinkProps {
  /** The product's name. */
  name: string
  /** The router's link home: `<RouterLink to="/" />`. */
  render: ReactElement<ComponentProps<ElementType>>
}

/** The `brand` of an AuthLayout: the logo as a link to the home page. */
export function HomeLink({ name, render }: HomeLinkProps) {
  return renderElement('a', render, { className: styles.home, children: <Mark wordmark={name} /> })
}

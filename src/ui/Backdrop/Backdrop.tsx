import { type ComponentProps, useId, useMemo } from 'react'
import { cx } from '../../theme/cx.ts'
import { ramp } from '../../theme/ramp.css.ts'
import { scale } from '../../theme/scale.ts'
import * as styles from './Backdrop.css.ts'
import { backdropGraph } from './graph.ts'

const width = 1280
const height = 900

export interface BackdropProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Another seed, another graph. */
  seed?: number | undefined
}

/** A calm graph of 25 nodes behind the content. Decoration; it does not move. */
export function Backdrop({ seed = 7, className, ...props }: BackdropProps) {
  const id = useId()
  const { nodes, edges } = useMemo(() => backdropGraph(seed, width, height), [seed])
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
      className={cx(styles.root, className)}
      {...props}
    >
      <defs>
        {scale.map(({ step }) => (
          <radialGradient key={step} id={`${id}${step}`} className={ramp[step]}>
            <stop className={styles.inner} />
            <stop offset="1" className={styles.outer} />
          </radialGradient>
        ))}
      </defs>
      {edges.map(({ from, to }) => (
        <path
          key={`${from.x},${from.y},${to.x},${to.y}`}
          d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          className={cx(ramp[from.step], to.hub ? styles.hubEdge : styles.edge)}
        />
      ))}
      {nodes.map(({ x, y, step, hub }) => (
        <g key={`${x},${y}`} className={ramp[step]}>
          <circle cx={x} cy={y} r={hub ? 40 : 18} fill={`url(#${id}${step})`} />
          <circle cx={x} cy={y} r={hub ? 6 : 3.2} className={styles.node} />
          {hub && <circle cx={x} cy={y} r="11" className={styles.ring} />}
        </g>
      ))}
    </svg>
  )
}

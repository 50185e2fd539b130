import { Link } from '../../ui/Link/Link.tsx'
import { others } from './SecondFactorView.css.ts'
import { switchLabel } from './secondFactor.words.ts'
import type { SecondFactorViewProps } from './viewProps.ts'

/** The factors that could be asked instead; nothing where there are none. */
export function OtherFactors({ state, send }: SecondFactorViewProps) {
  const { factors, factorId } = state.context
  const rest = factors.filter(({ id }) => id !== factorId)
  if (rest.length === 0) return null
  return (
    <div className={others}>
      {rest.map((factor) => {
        const chosen = { type: 'factor.chosen', factorId: factor.id } as const
        return (
          <Link
            key={factor.id}
            standalone
            render={<button type="button" disabled={!state.can(chosen)} />}
            onClick={() => send(chosen)}
          >
            {switchLabel(factor)}
          </Link>
        )
      })}
    </div>
  )
}

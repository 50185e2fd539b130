import { Link } from '../../ui/Link/Link.tsx'
import { otherFactors } from './SecondFactorView.css.ts'
import { switchLabel } from './secondFactor.texts.ts'
import type { SecondFactorViewProps } from './viewProps.ts'

export function OtherFactors({ state, send }: SecondFactorViewProps) {
  const { factors, factorId } = state.context
  const alternatives = factors.filter(({ id }) => id !== factorId)
  if (alternatives.length === 0) return null
  return (
    <div className={otherFactors}>
      {alternatives.map((factor) => {
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

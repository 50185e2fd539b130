import type { Effect, Fault } from './fault.ts'

/** The text form of a fault: 'askQuestion:latency=300-900@0.2'. */
export function formatFault({ target, effect, probability }: Fault): string {
  return `${target}:${formatEffect(effect)}${probability === undefined ? '' : `@${probability}`}`
}

function formatEffect(effect: Effect): string {
  switch (effect.type) {
    case 'latency': {
      const { minMs, maxMs } = effect
      return `latency=${minMs === maxMs ? minMs : `${minMs}-${maxMs}`}`
    }
    case 'slow-body':
      return `slow-body=${effect.ms}`
    case 'status':
      return `status=${effect.status}`
    case 'retry-after':
      return `retry-after=${effect.seconds}`
    default:
      return effect.type
  }
}

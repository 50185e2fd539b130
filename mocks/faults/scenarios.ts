/** A situation that a presenter or a tester can choose by name. */
interface Scenario {
  readonly title: string
  /** One sentence. */
  readonly description: string
  /** Faults in their text form. */
  readonly faults: readonly string[]
}

/** The named scenarios, in the order in which they are offered. */
export const SCENARIOS = {
  'backend-down': {
    title: 'Backend down',
    description: 'No request reaches the backend. Sign-in at the provider still works.',
    faults: ['api:network'],
  },
  'provider-down': {
    title: 'Provider down',
    description: 'No request reaches the provider of accounts. The backend still works.',
    faults: ['provider:network'],
  },
  offline: {
    title: 'Offline',
    description: 'No request reaches any service.',
    faults: ['*:network'],
  },
  'slow-network': {
    title: 'Slow network',
    description: 'Every request waits for up to two seconds, and its response takes one more to arrive.',
    faults: ['*:latency=500-2000', '*:slow-body=1000'],
  },
  'slow-answers': {
    title: 'Slow answers',
    description: 'The backend takes eight seconds to answer a question.',
    faults: ['askQuestion:latency=8000'],
  },
  flaky: {
    title: 'Every fifth request fails',
    description: 'A random fifth of all requests is answered with the status 503.',
    faults: ['*:status=503@0.2'],
  },
  'rate-limited': {
    title: 'Too many requests',
    description: 'Every request is answered with the status 429 and a time to wait.',
    faults: ['*:retry-after=5'],
  },
  'session-expired': {
    title: 'Session expired',
    description: 'Both services refuse the token of the signed-in user.',
    faults: ['*:expired-token'],
  },
  'upload-dropped': {
    title: 'Upload interrupted',
    description: 'The connection fails after half of an uploaded file was sent.',
    faults: ['*:drop-upload'],
  },
  'server-error': {
    title: 'Server error',
    description: 'Every request is answered with the status 500.',
    faults: ['*:status=500'],
  },
  'proxy-page': {
    title: 'Page of a proxy',
    description: 'Every request is answered with an HTML page, as in a network that asks for a login.',
    faults: ['*:html'],
  },
  'broken-responses': {
    title: 'Broken responses',
    description: 'Half of all responses are cut off, the others are empty.',
    faults: ['*:malformed-json@0.5', '*:empty'],
  },
} as const satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof SCENARIOS

export const SCENARIO_NAMES = Object.keys(SCENARIOS).filter(isScenarioName)

export function isScenarioName(text: string): text is ScenarioName {
  return Object.hasOwn(SCENARIOS, text)
}

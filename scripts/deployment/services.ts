/** The settings that are addresses of services: the name in config.json and the variable at build time. */
const SERVICES = [
  ['apiUrl', 'VITE_API_URL'],
  ['hostedUrl', 'VITE_HOSTED_URL'],
  ['monitoringUrl', 'VITE_MONITORING_URL'],
] as const

/** The addresses that a build connects to: those in the content of its config.json, or else those of its variables. */
export function servicesOf(
  variables: Readonly<Record<string, string | undefined>>,
  config: Readonly<Record<string, string | undefined>> = {},
): (string | undefined)[] {
  return SERVICES.map(([name, variable]) => config[name] ?? variables[variable])
}

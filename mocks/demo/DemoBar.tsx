export function DemoBar(_: { onStartOver: () => Promise<void> }) {
  return null
}

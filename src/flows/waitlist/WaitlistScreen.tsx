export interface WaitlistScreenProps {
  /** The person leaves the form. */
  onExit: () => void
}

/** The 'Private Demo Access' form. */
export default function WaitlistScreen(_: WaitlistScreenProps) {
  return null
}

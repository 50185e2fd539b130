export interface LandingScreenProps {
  /** Where 'Contact Us' writes to. */
  contactEmail: string
}

/** The public front page. */
export default function LandingScreen(_: LandingScreenProps) {
  return null
}

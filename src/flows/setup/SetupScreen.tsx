export interface SetupScreenProps {
  /** Of the link; null where it has none. */
  token: string | null
}

export default function SetupScreen(_: SetupScreenProps) {
  return null
}

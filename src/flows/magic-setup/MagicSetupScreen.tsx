export interface MagicSetupScreenProps {
  /** Of the link; null where it has none. */
  token: string | null
}

export default function MagicSetupScreen(_: MagicSetupScreenProps) {
  return null
}

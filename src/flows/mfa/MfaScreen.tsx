/** The second factors of whoever is signed in: a section of the settings. */
export default function MfaScreen() {
  return null
}

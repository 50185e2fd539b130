/** /signup: an account without the waitlist, for tabs that the hidden shortcut has opened it to. */
export default function DirectSignupScreen() {
  return null
}

export { default as RequireSignedOut } from '../guards/RequireSignedOut.tsx'

export const loadPasswordReset = () => import('../../flows/password-reset/PasswordResetScreen.tsx')

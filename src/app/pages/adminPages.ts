export { default as RequireAdmin } from '../guards/RequireAdmin.tsx'

export const loadAdmin = () => import('../../flows/admin/AdminScreen.tsx')

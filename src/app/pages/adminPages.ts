import type { Screens } from './screens.ts'

export { default } from '../guards/RequireAdmin.tsx'

export const screens: Screens<'RequireAdmin'> = {
  admin: () => import('../../flows/admin/AdminScreen.tsx'),
}

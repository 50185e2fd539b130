/** The backend's users: the admin area's tab "FastAPI Users". */
export default function AdminUsersScreen() {
  return null
}

export interface AdminLoginScreenProps {
  /** 'Back to Main App', or Escape. */
  onClose: () => void
}

/** The admin login, over the page. Where an admin goes next is the route's guard's business. */
export default function AdminLoginScreen(_: AdminLoginScreenProps) {
  return null
}

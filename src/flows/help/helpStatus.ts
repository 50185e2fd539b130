/** Maintained by hand: the status is not measured. */
export const SYSTEM_STATUS = [
  'Backend API',
  'Sign-in service',
  'Document processing',
  'Knowledge graph',
  'Chat assistant',
  'Email delivery',
].map((service) => ({ service, status: 'Operational' }))

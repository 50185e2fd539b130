/** The services of the product as the Help Desk lists them. The list is kept by hand. */
export const SYSTEM_STATUS = [
  'Backend API',
  'Account service',
  'Document processing',
  'Knowledge graph',
  'Chat assistant',
  'Email delivery',
].map((service) => ({ service, status: 'Operational' }))

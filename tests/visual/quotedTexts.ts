/**
 * Every visible text that the specification quotes, literally. A toast's title and text are two entries; a text
 * ending in '...' continues; {braces} and the N of '+N' are placeholders. Excludes 'Assistant' and 'already
 * registered', which are values in requests, not visible texts.
 */
export const QUOTED_TEXTS = [
  'Oops! Page not found',
  'Request Demo Access',
  'Private Demo Access',
  'Direct Account Creation',
  'Contact Us',
  'Back to Main App',
  'No users found',
  'Invalid Setup Link',
  'Return to Home',
  'Create Account & Continue',
  'Backend Access',
  'Supabase Auth',
  'Backend Access Required',
  'Index for Search',
  'Backend Connection Issue',
  'Full Backend Access',
  'Demo Access',
  'Indexed',
  'Ready to Index',
  'Cannot delete document while processing',
  'Cannot delete indexed documents - this would break graph connections',
  'Delete this uploaded document',
  'Delete this document',
  'Profile setup completed! Redirecting to dashboard...',
  'Account created successfully! Please log in.',
  'Some features may be limited',
  'Account already exists',
  'Please sign in with your existing credentials.',
  'Required fields missing',
  'Please complete all required fields to proceed',
  "Already registered: Your application is already in our system. We'll be in touch soon.",
  'Passwords do not match',
  'Password must contain:',
  'Password must be at least 6 characters long',
  'Please provide an AI name',
  'Please complete all questions',
  'Authentication Required',
  'Please log in again to upload documents',
  'Delete all data',
  'Are you sure you want to delete all your data? This action cannot be undone.',
  'Access denied. Admin privileges required.',
  'New Chat',
  'Network error: Unable to connect to the backend server. Please check your internet connection and try again.',
  'Upload timeout',
  'Network error during upload',
  'Invalid response format',
  'Unable to connect to the authentication server...',
  'Invalid email or password...',
  'Access denied. Your account may be disabled...',
  'Authentication service not found. Please contact support.',
  'Server error. Please try again later or contact support.',
  'Authentication failed: {message}',
  'Login failed',
  'An unexpected error occurred',
  'Submission failed',
  'There was an error processing your application. Please try again.',
  'Already registered',
  'Failed to load waitlist submissions',
  'Failed to update submission',
  'Failed to resend email',
  'Invalid or missing setup token',
  'Invalid or expired setup token',
  'Setup token not found',
  'Setup token has expired',
  'Account has already been set up',
  'Failed to verify setup token',
  'User email not found',
  'Failed to create user account',
  'No setup token provided',
  'Invalid setup token',
  'This registration link has already been used',
  'This registration link has expired',
  'Failed to validate setup token',
  'Failed to create account',
  'Failed to create account. Please try again.',
  'No registration token provided',
  'Invalid or expired registration token',
  'An unexpected error occurred during registration',
  'Unable to connect to backend: {message}',
  'System ready',
  'Error',
  'Failed to load chat sessions',
  'I apologize, but I encountered an error processing your request: {message}',
  'Message Failed',
  'Failed to load documents',
  'Upload Failed',
  'Some uploads failed: {n} file(s) failed to upload. Check the upload progress for details.',
  'Delete Failed',
  'Failed to delete document',
  'Retry Failed',
  'Authentication failed. Please log in again.',
  "You don't have permission to index this document.",
  'Document not found or indexing endpoint unavailable.',
  'Server error occurred while indexing. Please try again later.',
  'Network error. Please check your connection and try again.',
  'Failed to index document',
  'Update Failed',
  'Export Failed',
  'Deletion Failed',
  'Send Failed',
  'Just now',
  '+N more',
  '+N',
] as const

export type QuotedText = (typeof QUOTED_TEXTS)[number]

/** The pattern of a text, with placeholders and continuations. */
function patternOf(text: QuotedText): RegExp {
  const literal = text.replace(/\.\.\.$/, '').replace(/[.*+?^$()|[\]\\]/g, '\\$&')
  return new RegExp(literal.replace(/\{\w+\}/g, '.+?').replace(/^\\\+N/, '\\+\\d+'), 'g')
}

/** Longer quoted texts that contain a text: inside them it does not count. */
const LONGER = new Map(
  QUOTED_TEXTS.map((text) => [
    text,
    QUOTED_TEXTS.filter(
      (other) => other.length > text.length && exampleOf(other).search(patternOf(text)) !== -1,
    ),
  ]),
)

/** Whether these words, on one line, contain the text outside of longer quoted texts. */
export function hasText(words: string, text: QuotedText): boolean {
  const rest = (LONGER.get(text) ?? []).reduce((line, longer) => line.replace(patternOf(longer), '\n'), words)
  return rest.search(patternOf(text)) !== -1
}

export function exampleOf(text: QuotedText): string {
  return text
    .replace(/\.\.\.$/, ' and so on.')
    .replace(/\{\w+\}/g, '7')
    .replace(/^\+N/, '+7')
}

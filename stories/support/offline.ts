// What the clients say without a connection.

export const PROVIDER_OFFLINE =
  'Network error: Unable to connect to the sign-in service. Please check your internet connection and try again.'

export const BACKEND_OFFLINE =
  'Network error: Unable to connect to the backend server. Please check your internet connection and try again.'

/** Hard-coded, since it is needed when the application cannot be loaded. */
export const supportAddress = 'support@galley.example'

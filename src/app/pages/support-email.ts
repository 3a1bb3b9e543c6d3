/** Where people write to when nothing else of the portal helps; known before the application is loaded. */
export const supportAddress = 'support@galley.example'

/** Whether a message from the survey's frame says that it was submitted. */
export const isSubmission = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'submitted' in data && data.submitted === true

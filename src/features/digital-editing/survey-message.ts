export const isSubmission = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'submitted' in data && data.submitted === true

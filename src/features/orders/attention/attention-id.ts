/** Where the number of waiting orders leads. */
export const attentionId = 'needs-you'

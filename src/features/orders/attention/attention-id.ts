export const attentionId = 'needs-you'

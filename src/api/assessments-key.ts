export const assessmentsKey = ['assessments'] as const

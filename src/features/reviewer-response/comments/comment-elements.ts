/** By which the focus is led to a comment. */
export const headingIdOf = (id: number): string => `review-comment-${id}`

export const answerIdOf = (id: number): string => `review-answer-${id}`

export const placeholders: readonly string[]

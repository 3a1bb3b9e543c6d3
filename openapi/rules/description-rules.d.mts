export function isPlaceholder(description: string, summary?: string): boolean

export function needsValidators(what: string): boolean
export function ensureValidators(): Promise<void>

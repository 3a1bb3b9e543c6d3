export function stampOf(lock: string): string
export function matchesLock(lock: string, installed: string): boolean
export function linkedTo(path: string): string | undefined
export function ensureInstall(): void

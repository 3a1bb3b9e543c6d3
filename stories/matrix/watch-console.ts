import { afterEach, beforeEach, vi } from 'vitest'

/** Collects console messages; a correct page logs none. */
export function watchConsole(): string[] {
  const told: string[] = []
  beforeEach(() => {
    told.length = 0
    for (const level of ['error', 'warn'] as const)
      vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
        told.push(`console.${level}: ${args.map(String).join(' ')}`)
      })
  })
  afterEach(() => vi.restoreAllMocks())
  return told
}

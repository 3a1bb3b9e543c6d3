import { afterEach, beforeEach, vi } from 'vitest'

/** Collects console messages; a correct page logs none. */
export function watchConsole(): string[] {
  const messages: string[] = []
  beforeEach(() => {
    messages.length = 0
    for (const level of ['error', 'warn'] as const)
      vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
        messages.push(`console.${level}: ${args.map(String).join(' ')}`)
      })
  })
  afterEach(() => vi.restoreAllMocks())
  return messages
}

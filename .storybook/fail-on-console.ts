import { spyOn } from 'storybook/test'

/** A story that warns or errs on the console fails: the hook is given back to Storybook's cleanup. */
export function failOnConsole(): () => void {
  const seen: string[] = []
  const spies = (['error', 'warn'] as const).map((level) =>
    spyOn(console, level).mockImplementation((...args: unknown[]) => {
      seen.push(`console.${level}: ${args.map(String).join(' ')}`)
    }),
  )
  return () => {
    for (const spy of spies) spy.mockRestore()
    if (seen.length > 0) throw new Error(seen.join('\n'))
  }
}

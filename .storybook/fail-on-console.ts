import { spyOn } from 'storybook/test'

// Storybook's own word: its list of actions reads an event, and with it all of the window.
const isOfStorybook = (message: unknown) =>
  String(message).startsWith('Accessing the Story Store is deprecated')

let said: string[] = []

/** Notes what a story says on the console: before each story, with the way back given to Storybook's cleanup. */
export function hearConsole(): () => void {
  said = []
  const spies = (['error', 'warn'] as const).map((level) =>
    spyOn(console, level).mockImplementation((...args: unknown[]) => {
      if (isOfStorybook(args[0])) return
      said.push(`console.${level}: ${args.map(String).join(' ')}`)
    }),
  )
  return () => {
    for (const spy of spies) spy.mockRestore()
  }
}

/**
 * After each story: one that warned or erred on the console fails, it alone. A cleanup that throws would fail those
 * after it on the same page instead, since Storybook runs it again before each of them.
 */
export function failOnConsole(): void {
  if (said.length > 0) throw new Error(said.join('\n'))
}

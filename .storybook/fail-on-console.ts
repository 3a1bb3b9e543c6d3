import { spyOn } from 'storybook/test'

// Storybook logs this itself: its actions panel reads the event's window.
const isOfStorybook = (message: unknown) =>
  String(message).startsWith('Accessing the Story Store is deprecated')

let messages: string[] = []

/** Records console messages; returns the cleanup function. */
export function recordConsole(): () => void {
  messages = []
  const spies = (['error', 'warn'] as const).map((level) =>
    spyOn(console, level).mockImplementation((...args: unknown[]) => {
      if (isOfStorybook(args[0])) return
      messages.push(`console.${level}: ${args.map(String).join(' ')}`)
    }),
  )
  return () => {
    for (const spy of spies) spy.mockRestore()
  }
}

/** Runs after each story: a cleanup that throws would fail the following stories too. */
export function failOnConsole(): void {
  if (messages.length > 0) throw new Error(messages.join('\n'))
}

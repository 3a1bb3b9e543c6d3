import { spyOn } from 'storybook/test'

/**
 * Lets a page that waits for an answer wait on: who looks at that state would else see the failure
 * that follows it, half a minute later.
 * @returns what lets calls end in time again
 */
export function holdTimeOuts(): () => void {
  const spy = spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
  return () => spy.mockRestore()
}

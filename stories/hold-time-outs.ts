import { spyOn } from 'storybook/test'

/**
 * Keeps calls pending, which would fail after half a minute. Returns a function that restores the
 * time-outs.
 */
export function holdTimeOuts(): () => void {
  const spy = spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
  return () => spy.mockRestore()
}

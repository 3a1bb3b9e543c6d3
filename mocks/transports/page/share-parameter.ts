/** Below which name an address carries a shared world in its fragment, which no server sees. */
export const shareParameter = 'world'

/** The shared world of an address, or undefined. */
export function sharedIn(fragment: string): string | undefined {
  return new URLSearchParams(fragment.replace(/^#/, '')).get(shareParameter) ?? undefined
}

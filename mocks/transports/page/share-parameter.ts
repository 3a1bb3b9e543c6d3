export const shareParameter = 'world'

export function sharedIn(fragment: string): string | undefined {
  return new URLSearchParams(fragment.replace(/^#/, '')).get(shareParameter) ?? undefined
}

/** A channel to other tabs; undefined where the browser has none, and then nobody hears of this tab. */
export function openBroadcast(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}

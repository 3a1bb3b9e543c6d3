import type { User } from '../../api/account.ts'

let channel: BroadcastChannel | undefined

// Portals in other folders of the host have visitors of their own.
function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(`galley-person${import.meta.env.BASE_URL}`)
  return channel
}

/** Tells the other tabs of this browser who is signed in from now on; null for nobody. */
export function publishSessionEvent(user: Pick<User, 'identity'> | null): void {
  openChannel().postMessage(user?.identity ?? null)
}

/** Hears from the other tabs the identity of the person who is signed in from now on, or null. */
export function subscribeToSessionEvents(listener: (identity: string | null) => void): void {
  openChannel().addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    listener(typeof data === 'string' ? data : null)
  })
}

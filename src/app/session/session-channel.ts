import type { User } from '../../api/account.ts'
import { openBroadcast } from '../../lib/browser/open-broadcast.ts'

let channel: BroadcastChannel | undefined

// Portals in other folders of the host have separate sessions.
function openChannel(): BroadcastChannel | undefined {
  channel ??= openBroadcast(`galley-person${import.meta.env.BASE_URL}`)
  return channel
}

export function publishSessionEvent(user: Pick<User, 'identity'> | null): void {
  openChannel()?.postMessage(user?.identity ?? null)
}

export function subscribeToSessionEvents(listener: (identity: string | null) => void): void {
  openChannel()?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    listener(typeof data === 'string' ? data : null)
  })
}

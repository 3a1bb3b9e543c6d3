import { type PersistedHeader, readHeader, whyForeign } from './change-store.ts'
import { PersistedWorld } from './persisted-world.ts'
import type { PersistedWorldParts } from './persisted-world-parts.ts'

export type OpenedWorld =
  | { readonly found: 'kept' | 'nothing'; readonly kept: PersistedWorld }
  | { readonly found: 'replaced'; readonly reason: string; readonly kept: PersistedWorld }
  | {
      readonly found: 'damaged'
      /** Reason for developers. */
      readonly damaged: string
      /** Deletes the stored world and starts a new one. */
      readonly reset: () => Promise<PersistedWorld>
    }

interface Found {
  readonly kept?: PersistedWorld
  readonly header?: PersistedHeader
  readonly reason?: string
  readonly damaged?: string
}

/**
 * Opens the stored world, or starts one where there is none that matches. A damaged one stays untouched until
 * `reset`.
 */
export function openPersisted(parts: PersistedWorldParts): Promise<OpenedWorld> {
  const { store, lock, identity, beginning } = parts
  const unread: PersistedHeader = { ...identity, startedAt: 0, epoch: '0', upTo: 0 }

  async function begun(header = unread): Promise<PersistedWorld> {
    const kept = new PersistedWorld(parts, header)
    await kept.begin(await beginning())
    return kept
  }

  async function read(): Promise<Found> {
    const whole = await store.whole()
    const { header: found, tables, entries } = whole
    if (found === undefined && entries.length === 0 && Object.keys(tables).length === 0) return {}
    const header = readHeader(found)
    const reason = whyForeign(header, identity)
    if (reason !== undefined) return { header, reason }
    const kept = new PersistedWorld(parts, header)
    await kept.take(whole)
    return { kept }
  }

  return lock(async () => {
    const { kept, header, reason, damaged } = await read().catch(asDamage)
    if (kept) return { found: 'kept', kept }
    if (reason !== undefined) return { found: 'replaced', reason, kept: await begun(header) }
    if (damaged === undefined) return { found: 'nothing', kept: await begun() }
    const reset = () =>
      lock(async () => {
        await store.destroy()
        return begun()
      })
    return { found: 'damaged', damaged, reset }
  })
}

const asDamage = (error: unknown): Found => ({
  damaged: error instanceof Error ? error.message : String(error),
})

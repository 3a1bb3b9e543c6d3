import { type PersistedHeader, readHeader, whyForeign } from './change-store.ts'
import { PersistedWorld } from './persisted-world.ts'
import type { PersistedWorldParts } from './persisted-world-parts.ts'

/** How a world was found when it was opened, and the world unless it is damaged. */
export type OpenedWorld =
  | { readonly found: 'kept' | 'nothing'; readonly kept: PersistedWorld }
  | { readonly found: 'replaced'; readonly reason: string; readonly kept: PersistedWorld }
  | {
      readonly found: 'damaged'
      /** What is wrong, in words for a person. */
      readonly damaged: string
      /** Forgets what is kept and begins afresh. */
      readonly reset: () => Promise<PersistedWorld>
    }

interface Found {
  readonly kept?: PersistedWorld
  readonly header?: PersistedHeader
  readonly reason?: string
  readonly damaged?: string
}

/**
 * Opens the world that is kept, or begins one where there is none or one of another kind. Nothing
 * of a damaged one is used, and it stays as it is until `reset` is called.
 */
export function openPersisted(parts: PersistedWorldParts): Promise<OpenedWorld> {
  const { store, lock, identity, beginning } = parts
  const unread: PersistedHeader = { ...identity, startedAt: 0, epoch: '0', upTo: 0 }

  async function begun(header = unread): Promise<PersistedWorld> {
    const kept = new PersistedWorld(parts, header)
    await kept.begin(await beginning())
    return kept
  }

  /** What is there: a world to go on with, one of another kind, or nothing. */
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

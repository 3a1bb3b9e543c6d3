import { incompatibility, type PersistedHeader, readHeader } from './change-store.ts'
import { PersistedWorld } from './persisted-world.ts'
import type { PersistedWorldParts } from './persisted-world-parts.ts'

export type OpenedWorld =
  | { readonly found: 'existing' | 'nothing'; readonly persistedWorld: PersistedWorld }
  | { readonly found: 'replaced'; readonly reason: string; readonly persistedWorld: PersistedWorld }
  | {
      readonly found: 'damaged'
      readonly damaged: string
      readonly reset: () => Promise<PersistedWorld>
    }

interface StoredWorldState {
  readonly persistedWorld?: PersistedWorld
  readonly header?: PersistedHeader
  readonly reason?: string
  readonly damaged?: string
}

/** A world that does not match is replaced; a damaged one stays untouched until `reset`. */
export function openPersisted(parts: PersistedWorldParts): Promise<OpenedWorld> {
  const { store, lock, identity, initialWorld } = parts
  const unread: PersistedHeader = { ...identity, startedAt: 0, epoch: '0', upTo: 0 }

  async function initialized(header = unread): Promise<PersistedWorld> {
    const persistedWorld = new PersistedWorld(parts, header)
    await persistedWorld.initialize(await initialWorld())
    return persistedWorld
  }

  async function read(): Promise<StoredWorldState> {
    const whole = await store.readAll()
    const { header: found, tables, entries } = whole
    if (found === undefined && entries.length === 0 && Object.keys(tables).length === 0) return {}
    const header = readHeader(found)
    const reason = incompatibility(header, identity)
    if (reason !== undefined) return { header, reason }
    const persistedWorld = new PersistedWorld(parts, header)
    await persistedWorld.load(whole)
    return { persistedWorld }
  }

  return lock(async () => {
    const { persistedWorld, header, reason, damaged } = await read().catch(asDamage)
    if (persistedWorld) return { found: 'existing', persistedWorld }
    if (reason !== undefined)
      return { found: 'replaced', reason, persistedWorld: await initialized(header) }
    if (damaged === undefined) return { found: 'nothing', persistedWorld: await initialized() }
    const reset = () =>
      lock(async () => {
        await store.destroy()
        return initialized()
      })
    return { found: 'damaged', damaged, reset }
  })
}

/** @throws the browser's refusal to open a database, which damages nothing */
function asDamage(error: unknown): StoredWorldState {
  if (error instanceof DOMException && error.name === 'SecurityError') throw error
  return { damaged: error instanceof Error ? error.message : String(error) }
}

import { createWorld } from '../store/world.ts'
import type { WorldMeta } from '../store/world-file.ts'
import { tables } from './tables.ts'

/**
 * Raised when rows change so that a world kept by an earlier version cannot be read, and when a
 * scenario's lazy rows change, which are kept by their recipe.
 */
export const FORMAT = 5

/** An empty world of Galley; `contract` is the hash of the contract that its rows follow. */
export function createGalleyWorld({ contract = '' }: { readonly contract?: string } = {}) {
  const meta: WorldMeta = { format: FORMAT, contract }
  return createWorld(tables, { meta })
}

export type World = ReturnType<typeof createGalleyWorld>

/** Lazy rows of a world, by table. */
export type LazyGalleyTables = {
  readonly [Name in keyof typeof tables]?: Parameters<World[Name]['fillLazily']>[0]
}

import { createWorld } from '../store/world.ts'
import type { WorldMeta } from '../store/world-file.ts'
import { tables } from './tables.ts'

/** Raise it when rows or a scenario's lazy rows change, so that persisted worlds of earlier versions are discarded. */
export const FORMAT = 12

/** `contract` is the hash of the contract that the rows follow. */
export function createGalleyWorld({ contract = '' }: { readonly contract?: string } = {}) {
  const meta: WorldMeta = { format: FORMAT, contract }
  return createWorld(tables, { meta })
}

export type World = ReturnType<typeof createGalleyWorld>

export type LazyGalleyTables = {
  readonly [Name in keyof typeof tables]?: Parameters<World[Name]['fillLazily']>[0]
}

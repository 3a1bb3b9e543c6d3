import type { World } from './galley-world.ts'
import type { StateRow } from './rows/rows.ts'

/** @throws Error where no scenario was loaded */
export function stateOf(world: World): StateRow {
  const row = world.state.get('world')
  if (!row) throw new Error('The world is empty: load a scenario first.')
  return row
}

export function updateState(world: World, patch: Partial<Omit<StateRow, 'id'>>): StateRow {
  return world.state.update('world', patch)
}

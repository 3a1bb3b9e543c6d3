import type { World } from './galley-world.ts'
import { tables } from './tables.ts'

export type TableName = keyof typeof tables

export function isTableName(name: string): name is TableName {
  return Object.hasOwn(tables, name)
}

export const tableNames: readonly TableName[] = Object.keys(tables).filter(isTableName).toSorted()

type KeyedRow = { key: string | number; row: object }

export function matchingRows(world: World, table: TableName, text: string): KeyedRow[] {
  const wanted = text.trim().toLowerCase()
  const found: KeyedRow[] = []
  for (const row of world[table].all()) {
    if (wanted && !JSON.stringify(row).toLowerCase().includes(wanted)) continue
    found.push({ key: world.keyOf(table, row), row })
  }
  return found
}

import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import type { Instant } from '../../src/lib/instant.ts'
import { base64FromBytes, bytesFromBase64 } from '../store/base64.ts'
import type { Change } from '../store/changes.ts'
import { readWorldFile, WorldFileError, writeWorldFile } from '../store/world-file.ts'
import { instantOf } from '../world/clock/clock-state.ts'
import type { World } from '../world/galley-world.ts'
import { stateOf, updateState } from '../world/world-state.ts'
import { loadScenario } from './load-scenario.ts'
import { isScenarioName, type ScenarioName } from './scenario-list.ts'

/** Characters; browsers, mail and chat programs carry links of this length. */
export const maxShareLength = 8_000

async function initialWorldOf(world: World): Promise<{ initial: World; scenario: ScenarioName }> {
  const { scenario, startedAt } = stateOf(world)
  if (!isScenarioName(scenario)) throw new WorldFileError(`There is no scenario "${scenario}"`)
  const { world: initial } = await loadScenario({ name: scenario, now: startedAt })
  return { initial, scenario }
}

type DeletedRow = { table: string; key: string | number }

const isDeletion = (change: Change) => change.after === undefined

/** Encodes the scenario and the rows that differ from its initial state. */
export async function shareWorld(world: World, realNow: Instant): Promise<string> {
  const { initial, scenario } = await initialWorldOf(world)
  const { startedAt, clock } = stateOf(world)
  const changes = world.changesSince(initial.snapshot())
  const changed = changes.filter((change) => !isDeletion(change))
  const deletedRows: DeletedRow[] = changes
    .filter(isDeletion)
    .map(({ table, key }) => ({ table, key }))
  const tables = Map.groupBy(changed, ({ table }) => table)
  const text = writeWorldFile({
    meta: { ...world.meta, scenario, startedAt, at: instantOf(clock, realNow) },
    tables: {
      ...Object.fromEntries(
        Array.from(tables, ([name, rows]) => [name, rows.flatMap(({ after }) => after ?? [])]),
      ),
      $gone: deletedRows,
    },
  })
  const bytes = deflateSync(strToU8(text), { level: 9 })
  return base64FromBytes(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function unpacked(text: string): string {
  try {
    const bytes = bytesFromBase64(text.replaceAll('-', '+').replaceAll('_', '/'))
    return strFromU8(inflateSync(bytes))
  } catch (error) {
    throw new WorldFileError('The link is cut short or damaged', { cause: error })
  }
}

const isDeletedRow = (row: object): row is DeletedRow =>
  'table' in row && typeof row.table === 'string' && 'key' in row

/** Its clock continues from sharing. @throws WorldFileError if damaged or of another version */
export async function readSharedWorld(
  text: string,
  wanted: World['meta'],
  realNow: Instant,
): Promise<{ world: World; scenario: ScenarioName }> {
  const { meta, tables } = readWorldFile(unpacked(text))
  for (const name of Object.keys(wanted)) {
    if (meta[name] === wanted[name]) continue
    throw new WorldFileError('The link was made by another version of the project')
  }
  const { scenario, startedAt, at } = meta
  if (typeof scenario !== 'string' || !isScenarioName(scenario)) {
    throw new WorldFileError('The link names no scenario')
  }
  if (typeof startedAt !== 'number' || typeof at !== 'number') {
    throw new WorldFileError('The link does not say when its world began')
  }
  const { world } = await loadScenario({ name: scenario, now: startedAt })
  const { $gone = [], ...changed } = tables
  world.applyRows(changed, $gone.filter(isDeletedRow))
  const { clock } = stateOf(world)
  world.transact(() => updateState(world, { clock: { ...clock, base: realNow, at } }))
  return { world, scenario }
}

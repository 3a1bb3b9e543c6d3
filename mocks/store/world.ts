import { inverse } from './changes.ts'
import { table } from './define-table.ts'
import type { RecordChange, TableStore } from './table.ts'
import { Transactions } from './transactions.ts'
import { COUNTERS, type Counter, type Snapshot, WorldCore, writeChanges } from './world-core.ts'
import type { WorldMeta } from './world-file.ts'

const counters = table<Counter>()({ key: 'name' })

type Definitions = Readonly<
  Record<string, { open(name: string, record: RecordChange): TableStore }>
>

type TablesOf<D extends Definitions> = {
  readonly [Name in keyof D]: Omit<
    ReturnType<D[Name]['open']>,
    'share' | 'adopt' | 'clear' | 'write' | 'keyOf' | 'persisted'
  >
}

type WorldOf<D extends Definitions> = TablesOf<D> & WorldCore<WorldOf<D>>

/** `meta` must match in files and logs. @throws TypeError for a table named like a method */
export function createWorld<D extends Definitions>(
  definitions: D,
  options?: { readonly meta?: WorldMeta },
): WorldOf<D>
// Tables become properties by name, which only the signature above can express.
export function createWorld(
  definitions: Definitions,
  options?: { readonly meta?: WorldMeta },
): object {
  return build(definitions, options?.meta ?? {})
}

function build(definitions: Definitions, meta: WorldMeta, from?: Snapshot): object {
  const stores = new Map<string, TableStore>()
  const transactions = new Transactions((changes) => writeChanges(stores, inverse(changes)))
  for (const [name, definition] of Object.entries({ ...definitions, [COUNTERS]: counters }))
    stores.set(name, definition.open(name, transactions.record))
  const core = new WorldCore(meta, stores, transactions, (snapshot) =>
    build(definitions, meta, snapshot),
  )
  if (from) core.restore(from)
  for (const [name, store] of stores) {
    if (name in core) throw new TypeError(`A table cannot be called ${name}`)
    Object.defineProperty(core, name, { value: store, enumerable: true })
  }
  return core
}

import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import { openBroadcast } from '../../../src/lib/browser/open-broadcast.ts'
import type { ChangeLogEntry } from '../change-log.ts'
import type { PersistedTables } from '../lazy-rows.ts'
import type {
  HandedOver,
  PersistedHeader,
  PersistedIdentity,
  PersistenceStore,
} from './change-store.ts'
import { type OpenedWorld, openPersisted } from './open-persisted-world.ts'
import { type PackedRows, packRows, unpackRows } from './packed-rows.ts'
import type { PersistedWorldParts } from './persisted-world-parts.ts'
import { withBytes, writeWithBlobs } from './stored-bytes.ts'

interface Schema extends DBSchema {
  about: { key: 'header'; value: PersistedHeader }
  tables: { key: string; value: PackedRows }
  log: { key: number; value: ChangeLogEntry }
}

/** Version of the database layout, not of its data. */
const LAYOUT = 1

/** The browser may report success before the disk has written: a power cut costs the last calls at most. */
const QUICK = { durability: 'relaxed' } as const

/** Snapshot and log in IndexedDB, a Web Lock around calls, announcements by BroadcastChannel. */
export function openPersistedWorld(options: {
  readonly name: string
  readonly identity: PersistedIdentity
  readonly world: PersistedWorldParts['world']
  readonly initialWorld: PersistedWorldParts['initialWorld']
  readonly lazyTables: PersistedWorldParts['lazyTables']
}): Promise<OpenedWorld> {
  const { world, identity, initialWorld, lazyTables } = options
  const name = `galley-world-${options.name}`
  const channel = openBroadcast(name)
  return openPersisted({
    world,
    identity,
    initialWorld,
    lazyTables,
    store: browserStore(name),
    lock: async (run) => navigator.locks.request(name, run),
    announce: () => channel?.postMessage('changed'),
    onAnnouncement: (listener) => channel?.addEventListener('message', listener),
  })
}

const all: ('about' | 'tables' | 'log')[] = ['about', 'tables', 'log']

const packed = (tables: PersistedTables) =>
  Object.entries(tables).map(([table, rows]): [string, PackedRows] => [table, packRows(rows)])

/** Reopens a connection that was closed by the browser or for another page. */
function connectionTo(name: string) {
  let opening: Promise<IDBPDatabase<Schema>> | undefined
  const close = (): void => {
    opening?.then(
      (open) => open.close(),
      () => undefined,
    )
    opening = undefined
  }
  const forget = () => {
    opening = undefined
  }
  const database = (): Promise<IDBPDatabase<Schema>> => {
    opening ??= openDB<Schema>(name, LAYOUT, {
      upgrade(fresh) {
        fresh.createObjectStore('about')
        fresh.createObjectStore('tables')
        fresh.createObjectStore('log', { keyPath: 'seq' })
      },
      blocking: close,
      terminated: forget,
    })
    opening.catch(forget)
    return opening
  }
  return { database, close }
}

async function appendTo(
  database: () => Promise<IDBPDatabase<Schema>>,
  entries: readonly ChangeLogEntry[],
): Promise<HandedOver> {
  const { promise: handedOver, resolve, reject } = Promise.withResolvers<void>()
  const stored = writeWithBlobs(entries, async (light) => {
    const writing = (await database()).transaction('log', 'readwrite', QUICK)
    const added = light.map((entry) => writing.store.add(entry))
    writing.commit()
    // Browsers that store no Blobs say so later, and get the entries again.
    if (light === entries) resolve()
    await Promise.all([...added, writing.done])
  })
  stored.then(resolve, reject)
  await handedOver
  return { stored }
}

function browserStore(name: string): PersistenceStore {
  const { database, close } = connectionTo(name)
  return {
    async readAfter(after) {
      const reading = (await database()).transaction(['about', 'log'])
      const [header, entries] = await Promise.all([
        reading.objectStore('about').get('header'),
        reading.objectStore('log').getAll(IDBKeyRange.lowerBound(after, true)),
      ])
      return { header, entries: await withBytes(entries) }
    },
    async readAll() {
      const reading = (await database()).transaction(all)
      const [header, names, ...stored] = await Promise.all([
        reading.objectStore('about').get('header'),
        reading.objectStore('tables').getAllKeys(),
        reading.objectStore('tables').getAll(),
        reading.objectStore('log').getAll(),
      ])
      const [rows, entries] = await withBytes(stored)
      const tables = Object.fromEntries(
        names.map((table, index) => [table, unpackRows(rows[index] ?? [])]),
      )
      return { header, tables, entries }
    },
    append: (entries) => appendTo(database, entries),
    replaceAll: (header, tables) =>
      writeWithBlobs(packed(tables), async (stored) => {
        const writing = (await database()).transaction(all, 'readwrite', QUICK)
        const rows = writing.objectStore('tables')
        await Promise.all([
          writing.objectStore('about').put(header, 'header'),
          writing.objectStore('log').clear(),
          rows.clear(),
          ...stored.map(([table, list]) => rows.put(list, table)),
          writing.done,
        ])
      }),
    compact: (header, tables, dropUpTo) =>
      writeWithBlobs(packed(tables), async (stored) => {
        const writing = (await database()).transaction(all, 'readwrite', QUICK)
        const rows = writing.objectStore('tables')
        await Promise.all([
          writing.objectStore('about').put(header, 'header'),
          writing.objectStore('log').delete(IDBKeyRange.upperBound(dropUpTo)),
          ...stored.map(([table, list]) => rows.put(list, table)),
          writing.done,
        ])
      }),
    async destroy() {
      close()
      await deleteDB(name)
    },
  }
}

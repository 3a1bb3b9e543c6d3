import type { ChangeLogEntry } from '../store/change-log.ts'
import type { PersistedTables } from '../store/lazy-rows.ts'
import type { PersistedHeader, PersistenceStore } from '../store/persistence/change-store.ts'
import type { PersistedWorldParts } from '../store/persistence/persisted-world-parts.ts'

export interface MemoryBrowser {
  header: PersistedHeader | undefined
  tables: PersistedTables
  log: ChangeLogEntry[]
  /** Makes later writes fail, as on a full disk. */
  full: boolean
  page(): Pick<PersistedWorldParts, 'store' | 'lock' | 'announce' | 'onAnnouncement'>
}

export function memoryBrowser(): MemoryBrowser {
  const listeners: { page: number; listener: () => void }[] = []
  let last: Promise<unknown> = Promise.resolve()
  let pages = 0

  const browser: MemoryBrowser = {
    header: undefined,
    tables: {},
    log: [],
    full: false,
    page() {
      pages += 1
      const page = pages
      return {
        store: memoryStore(browser),
        lock(run) {
          const turn = last.then(run)
          last = turn.catch(() => undefined)
          return turn
        },
        announce() {
          for (const each of listeners) if (each.page !== page) each.listener()
        },
        onAnnouncement: (listener) => listeners.push({ page, listener }),
      }
    },
  }
  return browser
}

function memoryStore(browser: MemoryBrowser): PersistenceStore {
  const write = async (change: () => void) => {
    if (browser.full) throw new Error('The disk is full')
    change()
  }
  return {
    readAfter: async (after) =>
      structuredClone({
        header: browser.header,
        entries: browser.log.filter(({ seq }) => seq > after),
      }),
    readAll: async () =>
      structuredClone({ header: browser.header, tables: browser.tables, entries: browser.log }),
    append: async (entries) => {
      await write(() => browser.log.push(...structuredClone(entries)))
      return { stored: Promise.resolve() }
    },
    replaceAll: (header, tables) =>
      write(() => {
        browser.header = header
        browser.tables = structuredClone(tables)
        browser.log = []
      }),
    compact: (header, tables, dropUpTo) =>
      write(() => {
        browser.header = header
        browser.tables = { ...browser.tables, ...structuredClone(tables) }
        browser.log = browser.log.filter(({ seq }) => seq > dropUpTo)
      }),
    destroy: () =>
      write(() => {
        browser.header = undefined
        browser.tables = {}
        browser.log = []
      }),
  }
}

const prefix = 'galley-frame '

/** The name of an iframe whose story shares nothing with others that are shown beside it. */
export const frameNameOf = (id: string) => `${prefix}${id}`

/** The same, for a story whose play function does not run. */
export const unplayedFrameNameOf = (id: string) => frameNameOf(`unplayed ${id}`)

export const isUnplayed = (name: string) => name.startsWith(unplayedFrameNameOf(''))

/** As much of a storage as the application uses, gone with its page. */
function memoryStorage(): Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  }
}

type FramePage = Pick<Window, 'name' | 'localStorage' | 'sessionStorage'> &
  Pick<typeof globalThis, 'BroadcastChannel'>

/** Gives a frame storages and channels of its own; stories that play at once would clear each other's drafts. */
export function separate(page: FramePage): void {
  if (!page.name.startsWith(prefix)) return
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(page, name, { configurable: true, value: memoryStorage() })
  }
  const frame = page.name
  page.BroadcastChannel = class extends page.BroadcastChannel {
    constructor(name: string) {
      super(`${name} ${frame}`)
    }
  }
}

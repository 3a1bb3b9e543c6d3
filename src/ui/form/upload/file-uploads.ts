import {
  type FileAction,
  type FileEntry,
  type FileLimits,
  leftOut,
  nextEntries,
  rememberedNames,
  uploadedOf,
} from './file-entries.ts'
import { failedState, fromName, fromUploaded, toEntry } from './new-entries.ts'
import { pageLeft, type Upload, type UploadResult } from './uploaded-file.ts'

export type UploadOptions = FileLimits & {
  max: number
  upload: Upload
  uploaded: readonly UploadResult[]
  remembered: readonly string[]
  onChange: (uploaded: UploadResult[], names: string[]) => void
  onStateChange: (entry: FileEntry) => void
}

export class FileUploads {
  options: UploadOptions
  readonly #show: (entries: readonly FileEntry[]) => void
  readonly #running = new Map<string, AbortController>()
  #entries: readonly FileEntry[]
  #hasLeft = false

  constructor(options: UploadOptions, show: (entries: readonly FileEntry[]) => void) {
    this.options = options
    this.#show = show
    const { uploaded, remembered } = options
    const names = remembered.filter((name) => !uploaded.some((file) => file.name === name))
    this.#entries = [...uploaded.map(fromUploaded), ...names.map(fromName)]
  }

  get entries(): readonly FileEntry[] {
    return this.#entries
  }

  readonly leave = () => {
    this.#hasLeft = true
    for (const control of this.#running.values()) control.abort(pageLeft)
  }

  /** Goes on with files that the browser has kept. */
  recall() {
    this.#hasLeft = false
    for (const entry of this.#entries) {
      if (entry.state === 'remembered') void this.#recall(entry)
    }
  }

  /** Returns the names of files that exceeded the limit. */
  choose(files: readonly File[]): string[] {
    const { max, onStateChange } = this.options
    const added = files.map((file) => toEntry(file, this.options))
    const over = leftOut(this.#entries, added, max)
    this.#apply({ do: 'choose', entries: added, max })
    for (const entry of added.filter(({ id }) => this.#entries.some((one) => one.id === id))) {
      onStateChange(entry)
      if (entry.state === 'sending') void this.#send(entry)
    }
    return over.map(({ name }) => name)
  }

  retry(entry: FileEntry) {
    this.#apply({ do: 'retry', id: entry.id })
    void this.#send(entry)
  }

  remove(entry: FileEntry) {
    entry.shown?.onRemove?.()
    this.#apply({ do: 'remove', id: entry.id })
  }

  reset(uploaded: readonly UploadResult[]) {
    this.#apply({ do: 'reset', entries: uploaded.map(fromUploaded) })
  }

  #apply(action: FileAction) {
    this.#entries = nextEntries(this.#entries, action)
    this.#show([...this.#entries])
    for (const [id, control] of this.#running) {
      if (!this.#entries.some((entry) => entry.id === id)) control.abort()
    }
    if (action.do === 'progress' || action.do === 'show') return
    const { onChange, onStateChange } = this.options
    onChange(uploadedOf(this.#entries), rememberedNames(this.#entries))
    const changed = 'id' in action && this.#entries.find(({ id }) => id === action.id)
    if (changed) onStateChange(changed)
  }

  async #recall({ id, name }: FileEntry) {
    const recalled = await this.options.upload.recall?.(name)
    const isThere = this.#entries.some((entry) => entry.id === id)
    if (!recalled || !isThere || this.#hasLeft) return
    if ('shown' in recalled) return this.#apply({ do: 'show', id, ...recalled })
    this.#apply({ do: 'recall', id, ...recalled })
    const entry = this.#entries.find((one) => one.id === id)
    if (entry) void this.#send(entry)
  }

  async #send({ id, file, state, isRecalled = false }: FileEntry) {
    if (!file) return
    const control = new AbortController()
    this.#running.set(id, control)
    const { signal } = control
    try {
      const uploaded = await this.options.upload(file, {
        signal,
        anyway: state === 'held',
        isRecalled,
        show: (shown) => {
          if (!signal.aborted) this.#apply({ do: 'show', id, shown })
        },
        onProgress: (fraction) => {
          if (!signal.aborted) this.#apply({ do: 'progress', id, fraction })
        },
      })
      const result = { size: file.size, ...uploaded }
      if (!signal.aborted) this.#apply({ do: 'done', id, uploaded: result })
    } catch (error) {
      if (!signal.aborted) this.#apply({ do: 'fail', id, state: failedState(error) })
    } finally {
      this.#running.delete(id)
    }
  }
}

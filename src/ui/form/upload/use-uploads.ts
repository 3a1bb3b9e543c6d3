import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../api/errors/api-failure.ts'
import { randomKey } from '../../../lib/browser/random-key.ts'
import {
  chosenState,
  type FailedState,
  type FileAction,
  type FileEntry,
  type FileLimits,
  leftOut,
  nextEntries,
  rememberedNames,
  uploadedOf,
} from './file-entries.ts'
import { HeldBack, type Upload, type UploadResult, WrongFileType } from './uploaded-file.ts'

type Options = FileLimits & {
  max: number
  upload: Upload
  /** Files that the server has already. */
  uploaded: readonly UploadResult[]
  remembered: readonly string[]
  /** Receives the uploaded files and the names to remember. */
  onChange: (uploaded: UploadResult[], names: string[]) => void
  onStateChange: (entry: FileEntry) => void
}

const toEntry = (file: File, limits: FileLimits): FileEntry => ({
  id: randomKey(),
  name: file.name,
  file,
  progress: 0,
  state: chosenState(file, limits),
})

const fromName = (name: string): FileEntry => ({
  id: randomKey(),
  name,
  progress: 0,
  state: 'remembered',
})

const fromUploaded = (uploaded: UploadResult): FileEntry => ({
  id: uploaded.identity,
  name: uploaded.name,
  progress: 1,
  state: 'done',
  uploaded,
})

function failedState(error: unknown): FailedState {
  if (error instanceof WrongFileType) return 'wrong-type'
  if (error instanceof HeldBack) return 'held'
  return error instanceof ApiError && error.status === 413 ? 'too-large' : 'failed'
}

export function useUploads(options: Options) {
  const [entries, setEntries] = useState<readonly FileEntry[]>(() => [
    ...options.uploaded.map(fromUploaded),
    ...options.remembered
      .filter((name) => !options.uploaded.some((file) => file.name === name))
      .map(fromName),
  ])
  const now = useRef<readonly FileEntry[]>(entries)
  const running = useRef(new Map<string, AbortController>())
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })

  useEffect(() => {
    const all = running.current
    return () => {
      for (const control of all.values()) control.abort()
    }
  }, [])

  function apply(action: FileAction) {
    now.current = nextEntries(now.current, action)
    setEntries([...now.current])
    for (const [id, control] of running.current) {
      if (!now.current.some((entry) => entry.id === id)) control.abort()
    }
    if (action.do === 'progress') return
    latest.current.onChange(uploadedOf(now.current), rememberedNames(now.current))
    const changed = 'id' in action && now.current.find(({ id }) => id === action.id)
    if (changed) latest.current.onStateChange(changed)
  }

  async function send({ id, file, state }: FileEntry) {
    if (!file) return
    const control = new AbortController()
    running.current.set(id, control)
    const { signal } = control
    try {
      const uploaded = await latest.current.upload(file, {
        signal,
        anyway: state === 'held',
        onProgress(fraction) {
          if (!signal.aborted) apply({ do: 'progress', id, fraction })
        },
      })
      if (!signal.aborted) apply({ do: 'done', id, uploaded: { size: file.size, ...uploaded } })
    } catch (error) {
      if (!signal.aborted) apply({ do: 'fail', id, state: failedState(error) })
    } finally {
      running.current.delete(id)
    }
  }

  return {
    entries,
    /** Reads the ref, since state may lag behind. */
    isSending: () => now.current.some(({ state }) => state === 'sending'),
    /** Returns the names of files that exceeded the limit. */
    choose(files: readonly File[]): string[] {
      const { max, onStateChange } = latest.current
      const added = files.map((file) => toEntry(file, latest.current))
      const over = leftOut(now.current, added, max)
      apply({ do: 'choose', entries: added, max })
      for (const entry of added.filter(({ id }) => now.current.some((one) => one.id === id))) {
        onStateChange(entry)
        if (entry.state === 'sending') void send(entry)
      }
      return over.map(({ name }) => name)
    },
    /** Sends a failed file again, or one that was held back. */
    retry(entry: FileEntry) {
      apply({ do: 'retry', id: entry.id })
      void send(entry)
    },
    remove: (entry: FileEntry) => apply({ do: 'remove', id: entry.id }),
    reset(uploaded: readonly UploadResult[]) {
      apply({ do: 'reset', entries: uploaded.map(fromUploaded) })
    },
  }
}

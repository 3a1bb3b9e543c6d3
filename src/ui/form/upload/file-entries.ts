import type { ShownUpload, UploadResult } from './uploaded-file.ts'

export type FileState =
  /** The server processes the file once `progress` is 1. */
  | 'sending'
  | 'done'
  | 'wrong-type'
  | 'too-large'
  | 'empty'
  | 'failed'
  /** Has a problem that is shown beside it: the person decides whether to send it. */
  | 'held'
  /** Chosen before a reload: only its name is left. */
  | 'remembered'

export type FailedState = 'wrong-type' | 'too-large' | 'failed' | 'held' | 'remembered'

export type FileEntry = {
  id: string
  name: string
  state: FileState
  /** From 0 to 1. */
  progress: number
  /** Missing for remembered entries. */
  file?: File
  uploaded?: UploadResult
  shown?: ShownUpload | undefined
  /** Whether the browser had kept the file. */
  isRecalled?: boolean
}

export type FileAction =
  | { do: 'choose'; entries: readonly FileEntry[]; max: number }
  | { do: 'progress'; id: string; fraction: number }
  | { do: 'show'; id: string; shown: ShownUpload }
  | { do: 'recall'; id: string; file: File }
  | { do: 'done'; id: string; uploaded: UploadResult }
  | { do: 'fail'; id: string; state: FailedState }
  | { do: 'retry'; id: string }
  | { do: 'remove'; id: string }
  | { do: 'reset'; entries: readonly FileEntry[] }

export const isUseful = ({ state }: FileEntry) => state === 'sending' || state === 'done'

export const isSending = (entries: readonly FileEntry[]) =>
  entries.some(({ state }) => state === 'sending')

/** Whether it would have to be chosen again if the page were left. */
export const isUnkept = (entries: readonly FileEntry[]) =>
  entries.some(({ state, shown }) => state === 'sending' && !shown?.isKept)

function change(entries: readonly FileEntry[], id: string, to: Partial<FileEntry>) {
  return entries.map((entry) => (entry.id === id ? { ...entry, ...to } : entry))
}

/** A field for one file replaces it. */
const roomFor = (before: readonly FileEntry[], max: number) =>
  max === 1 ? 1 : Math.max(0, max - before.filter(isUseful).length)

function choose(before: readonly FileEntry[], added: readonly FileEntry[], max: number) {
  const taken = added.slice(0, roomFor(before, max))
  if (max === 1 && taken.length > 0) return taken
  const names = new Set(added.map(({ name }) => name))
  return [...before.filter((entry) => isUseful(entry) || !names.has(entry.name)), ...taken]
}

export const leftOut = (before: readonly FileEntry[], added: readonly FileEntry[], max: number) =>
  added.slice(roomFor(before, max))

export function nextEntries(
  entries: readonly FileEntry[],
  action: FileAction,
): readonly FileEntry[] {
  switch (action.do) {
    case 'choose':
      return choose(entries, action.entries, action.max)
    case 'progress':
      return change(entries, action.id, { progress: Math.min(1, Math.max(0, action.fraction)) })
    case 'show':
      return change(entries, action.id, { shown: action.shown })
    case 'recall':
      return change(entries, action.id, { state: 'sending', file: action.file, isRecalled: true })
    case 'done':
      return change(entries, action.id, { state: 'done', progress: 1, uploaded: action.uploaded })
    case 'fail':
      return change(entries, action.id, {
        state: action.state,
        ...(action.state === 'remembered' && { shown: undefined }),
      })
    case 'retry':
      return change(entries, action.id, { state: 'sending', progress: 0, shown: undefined })
    case 'remove':
      return entries.filter(({ id }) => id !== action.id)
    case 'reset':
      return action.entries
  }
}

export function uploadedOf(entries: readonly FileEntry[]): UploadResult[] {
  return entries.flatMap(({ uploaded, state }) => (uploaded && state === 'done' ? [uploaded] : []))
}

/** Omits refused files, which would be refused again. */
export function rememberedNames(entries: readonly FileEntry[]): string[] {
  const refused: FileState[] = ['wrong-type', 'too-large', 'empty', 'held']
  return entries.filter(({ state }) => !refused.includes(state)).map(({ name }) => name)
}

/** File name extensions and the largest size in bytes. */
export type FileLimits = { accept: readonly string[]; maxSize: number }

export function chosenState({ name, size }: File, { accept, maxSize }: FileLimits): FileState {
  if (!isAccepted(name, accept)) return 'wrong-type'
  if (size === 0) return 'empty'
  return size > maxSize ? 'too-large' : 'sending'
}

export function isAccepted(name: string, accept: readonly string[]): boolean {
  return accept.some((ending) => name.toLowerCase().endsWith(ending.toLowerCase()))
}

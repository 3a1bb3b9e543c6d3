import { createExternalStore } from '../../lib/browser/external-store.ts'

/** Files that are being downloaded, by identity, with what cancels each. */
export const downloadingFiles = createExternalStore<ReadonlyMap<string, AbortController>>(new Map())

export function addDownload(identity: string, controller: AbortController): void {
  downloadingFiles.set(new Map(downloadingFiles.get()).set(identity, controller))
}

export function removeDownload(identity: string): void {
  const left = new Map(downloadingFiles.get())
  left.delete(identity)
  downloadingFiles.set(left)
}

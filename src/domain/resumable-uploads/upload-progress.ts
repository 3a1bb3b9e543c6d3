import { createExternalStore } from '../../lib/browser/external-store.ts'
import { nextUpload, type UploadEvent, type UploadState } from './upload-state.ts'

/** The state of one upload, for what sends it and what shows it. */
export class UploadProgress {
  readonly #store: ReturnType<typeof createExternalStore<UploadState>>

  constructor(state: UploadState = { name: 'reading', sent: 0 }) {
    this.#store = createExternalStore(state)
  }

  readonly get = (): UploadState => this.#store.get()

  readonly subscribe = (listener: () => void) => this.#store.subscribe(listener)

  apply(event: UploadEvent): void {
    this.#store.set(nextUpload(this.get(), event))
  }

  /** Rejects with the signal's reason. */
  until(holds: (state: UploadState) => boolean, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const check = () => {
        if (!signal.aborted && !holds(this.get())) return
        stop()
        signal.removeEventListener('abort', check)
        if (signal.aborted) reject(signal.reason)
        else resolve()
      }
      const stop = this.subscribe(check)
      signal.addEventListener('abort', check)
      check()
    })
  }
}

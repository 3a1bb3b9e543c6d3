import { pendingDrafts } from './draft-store.ts'
import type { DraftContent } from './shared-draft.ts'

const delay = 300

export class DraftWriter {
  readonly #write: (content: DraftContent) => void
  #pending: { content: DraftContent; timer: ReturnType<typeof setTimeout> } | undefined

  constructor(write: (content: DraftContent) => void) {
    this.#write = write
  }

  readonly store = (content: DraftContent) => {
    this.forget()
    this.#pending = { content, timer: setTimeout(this.flush, delay) }
  }

  readonly forget = () => {
    clearTimeout(this.#pending?.timer)
    this.#pending = undefined
  }

  readonly flush = () => {
    const content = this.#pending?.content
    this.forget()
    if (content) this.#write(content)
  }

  readonly watchPage = () => {
    pendingDrafts.add(this.forget)
    window.addEventListener('pagehide', this.flush)
    return () => {
      window.removeEventListener('pagehide', this.flush)
      this.flush()
      pendingDrafts.delete(this.forget)
    }
  }
}

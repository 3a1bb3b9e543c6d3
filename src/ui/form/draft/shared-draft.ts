import { randomKey } from '../../../lib/browser/random-key.ts'
import type { SafeStorage } from '../../../lib/browser/safe-storage.ts'
import { keyOf, nextAttempt } from './attempt.ts'
import {
  type Attempt,
  closeDraft,
  type DraftEnd,
  type DraftName,
  type DraftRecord,
  endOfDraft,
  readDraft,
  removeDraft,
  writeDraft,
} from './draft-store.ts'

export type DraftContent = Pick<DraftRecord, 'values' | 'files' | 'isTouched'>

type Opened = { id: string; attempt: Attempt | undefined }

class SharedDraft {
  readonly storedDraft: DraftRecord | undefined
  readonly #storage: SafeStorage
  readonly #name: DraftName | undefined
  #own: Partial<Opened>
  /** Whether the draft was stored when this tab last stored or read it. */
  #isStored: boolean
  #lastSeen: number

  constructor(storage: SafeStorage, name: DraftName | undefined) {
    this.#storage = storage
    this.#name = name
    this.storedDraft = name && readDraft(storage, name)
    const { id, attempt } = this.storedDraft ?? {}
    this.#own = { id, attempt }
    this.#isStored = this.storedDraft !== undefined
    this.#lastSeen = attempt?.number ?? 0
  }

  end(): DraftEnd | undefined {
    const { id } = this.#own
    if (!this.#name || id === undefined) return undefined
    return endOfDraft(this.#storage, this.#name, id, this.#isStored)
  }

  leave() {
    this.#own = {}
    this.#isStored = false
  }

  close(how: DraftEnd) {
    const { id } = this.#own
    if (this.#name && id !== undefined && !this.end())
      closeDraft(this.#storage, this.#name, id, how)
    this.leave()
  }

  store(content: DraftContent) {
    if (this.end()) return
    const opened = this.#shared()
    if (content.isTouched || opened.attempt?.content !== undefined) this.#write(content, opened)
    else if (this.#name && this.#isStored) {
      this.#isStored = false
      // Other tabs still have to read how the draft ended.
      if (readDraft(this.#storage, this.#name)) removeDraft(this.#storage, this.#name)
    }
  }

  /** Records an attempt and returns its key; repeats a pending one with equal content. */
  begin(content: DraftContent, sent: string): string {
    const { id, attempt: last } = this.#shared()
    const attempt = nextAttempt(last, sent)
    this.#lastSeen = attempt.number
    this.#write(content, { id, attempt })
    return keyOf(id, attempt)
  }

  /** True once for an attempt of another tab with other content. */
  isSentInAnotherTab(sent: string): boolean {
    const { attempt } = this.#shared()
    if (!attempt || attempt.number <= this.#lastSeen) return false
    const { content, isAccepted, number } = attempt
    this.#lastSeen = number
    return isAccepted === true || (content !== undefined && content !== sent)
  }

  markAccepted(content: DraftContent) {
    if (this.end()) return
    const { id } = this.#shared()
    this.#write(content, { id, attempt: { number: this.#lastSeen, isAccepted: true } })
  }

  refused(content: DraftContent) {
    if (this.end()) return
    const number = this.#own.attempt?.number ?? 0
    const { id, attempt } = this.#shared()
    if (attempt?.number === number) this.#write(content, { id, attempt: { number } })
  }

  #shared(): Opened {
    const stored = this.#name && readDraft(this.#storage, this.#name)
    // What is not stored ends no draft of another tab, but continues it.
    const ownId = this.#isStored ? this.#own.id : (stored?.id ?? this.#own.id)
    const id = ownId ?? randomKey()
    if (id !== this.#own.id) this.#lastSeen = 0
    const opened = { id, attempt: stored?.id === id ? stored.attempt : this.#own.attempt }
    this.#own = opened
    return opened
  }

  #write(content: DraftContent, opened: Opened) {
    this.#own = opened
    this.#isStored = true
    if (this.#name) writeDraft(this.#storage, this.#name, { ...content, ...opened })
  }
}

/** A draft that tabs share by storage; without a name or storage it belongs to this tab. */
export const openDraft = (storage: SafeStorage, name: DraftName | undefined) =>
  new SharedDraft(storage, name)

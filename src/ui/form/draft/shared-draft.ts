import { randomKey } from '../../../lib/browser/random-key.ts'
import type { SafeStorage } from '../../../lib/browser/safe-storage.ts'
import { keyOf, nextAttempt } from '../attempt.ts'
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

/** A draft that tabs share by storage; without a name or storage it belongs to this tab. */
export function openDraft(storage: SafeStorage, name: DraftName | undefined) {
  const storedDraft = name && readDraft(storage, name)
  let own: Partial<Opened> = { id: storedDraft?.id, attempt: storedDraft?.attempt }
  /** Whether the draft was stored when this tab last stored or read it. */
  let isStored = storedDraft !== undefined
  /** The last attempt that this tab's person knows of. */
  let lastSeen = storedDraft?.attempt?.number ?? 0

  /** Includes attempts of other tabs. */
  function shared(): Opened {
    const stored = name && readDraft(storage, name)
    // What is not stored ends no draft of another tab, but continues it.
    const ownId = isStored ? own.id : (stored?.id ?? own.id)
    const id = ownId ?? randomKey()
    if (id !== own.id) lastSeen = 0
    const opened = { id, attempt: stored?.id === id ? stored.attempt : own.attempt }
    own = opened
    return opened
  }

  function write(content: DraftContent, opened: Opened) {
    own = opened
    isStored = true
    if (name) writeDraft(storage, name, { ...content, ...opened })
  }

  /** How another tab ended the draft. */
  function end(): DraftEnd | undefined {
    if (!name || own.id === undefined) return undefined
    return endOfDraft(storage, name, own.id, isStored)
  }

  /** Starts a new draft after this one has ended. */
  function leave() {
    own = {}
    isStored = false
  }

  return {
    storedDraft,
    end,
    /** Stores the values unless they are untouched and no outcome is pending. */
    store(content: DraftContent) {
      if (end()) return
      const opened = shared()
      if (content.isTouched || opened.attempt?.content !== undefined) write(content, opened)
      else if (name && isStored) {
        isStored = false
        // Other tabs still have to read how the draft ended.
        if (readDraft(storage, name)) removeDraft(storage, name)
      }
    },
    /** Records an attempt and returns its key; repeats a pending one with equal content. */
    begin(content: DraftContent, sent: string): string {
      const { id, attempt: last } = shared()
      const attempt = nextAttempt(last, sent)
      lastSeen = attempt.number
      write(content, { id, attempt })
      return keyOf(id, attempt)
    },
    /** True once for an attempt of another tab with other content. */
    isSentInAnotherTab(sent: string): boolean {
      const { attempt } = shared()
      if (!attempt || attempt.number <= lastSeen) return false
      const { content, isAccepted, number } = attempt
      lastSeen = number
      return isAccepted === true || (content !== undefined && content !== sent)
    },
    /** The attempt was accepted and continues on another page: the next one is new. */
    markAccepted(content: DraftContent) {
      const { id } = shared()
      write(content, { id, attempt: { number: lastSeen, isAccepted: true } })
    },
    /** The server rejected the attempt: the next one is new. */
    refused(content: DraftContent) {
      const number = own.attempt?.number ?? 0
      const { id, attempt } = shared()
      if (attempt?.number === number) write(content, { id, attempt: { number } })
    },
    /** Ends the draft in all tabs. */
    close(how: DraftEnd) {
      if (name && own.id !== undefined) closeDraft(storage, name, own.id, how)
      leave()
    },
    leave,
  }
}

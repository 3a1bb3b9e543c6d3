import { randomKey } from '../../../lib/random-key.ts'
import type { SafeStorage } from '../../../lib/safe-storage.ts'
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

export type DraftContent = Pick<DraftRecord, 'values' | 'files'>

type Opened = { id: string; attempt: Attempt | undefined }

/**
 * A draft as one tab has it open: all tabs share its id, its attempts and its end. Without a name, or where storage is
 * blocked, it is known to this tab only.
 */
export function openDraft(storage: SafeStorage, name: DraftName | undefined) {
  const kept = name && readDraft(storage, name)
  let own: Partial<Opened> = { id: kept?.id, attempt: kept?.attempt }
  /** The number of the last attempt that the person at this tab knows of. */
  let known = kept?.attempt?.number ?? 0

  /** With what another tab has attempted meanwhile. */
  function shared(): Opened {
    const stored = name && readDraft(storage, name)
    const id = own.id ?? stored?.id ?? randomKey()
    const known = { id, attempt: stored?.id === id ? stored.attempt : own.attempt }
    own = known
    return known
  }

  function write(content: DraftContent, opened: Opened) {
    own = opened
    if (name) writeDraft(storage, name, { ...content, ...opened })
  }

  /** How another tab has ended it; undefined as long as it is open. */
  function end(): DraftEnd | undefined {
    return name && own.id !== undefined ? endOfDraft(storage, name, own.id) : undefined
  }

  return {
    kept,
    end,
    /** Keeps what is typed. What stands as it began is not kept, unless the outcome of an attempt is unknown. */
    keep(content: DraftContent, isUntouched: boolean) {
      if (end()) return
      const opened = shared()
      if (!isUntouched || opened.attempt?.content !== undefined) write(content, opened)
      // The end of a draft stays for tabs that have not heard of it.
      else if (name && readDraft(storage, name)) removeDraft(storage, name)
    },
    /** Notes an attempt before it leaves and gives its key: that of the last one, if that sent the same and nobody knows its outcome. */
    begin(content: DraftContent, sent: string): string {
      const { id, attempt: last } = shared()
      const attempt = nextAttempt(last, sent)
      known = attempt.number
      write(content, { id, attempt })
      return keyOf(id, attempt)
    },
    /** Whether another tab has sent something else of it that may be done yet; asked again, only what came since counts. */
    isSentElsewhere(sent: string): boolean {
      const { attempt } = shared()
      if (!attempt || attempt.number <= known) return false
      const { content, goesOn, number } = attempt
      known = number
      return goesOn === true || (content !== undefined && content !== sent)
    },
    /** What was attempted here was taken and goes on elsewhere: the next attempt is another one. */
    goesOn(content: DraftContent) {
      const { id } = shared()
      write(content, { id, attempt: { number: known, goesOn: true } })
    },
    /** The server has surely not done what was attempted here: the next attempt is another one. */
    refused(content: DraftContent) {
      const number = own.attempt?.number ?? 0
      const { id, attempt } = shared()
      if (attempt?.number === number) write(content, { id, attempt: { number } })
    },
    /** Ends it in all tabs; what is typed then is another draft. */
    close(how: DraftEnd) {
      if (name && own.id !== undefined) closeDraft(storage, name, own.id, how)
      own = {}
    },
    /** Leaves the draft that another tab has ended; what is typed then is another one. */
    leave() {
      own = {}
    },
  }
}

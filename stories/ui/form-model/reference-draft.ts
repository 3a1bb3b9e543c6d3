import type { DraftEnd } from '../../../src/ui/form/draft/draft-store.ts'

type Attempt = { number: number; content?: string; isAccepted?: boolean }

type Stored = { id: string; title: string; attempt?: Attempt | undefined; end?: DraftEnd }

/** A form's title, and what its tab knows of the draft. */
export class ReferenceDraft {
  title = ''
  id: string | undefined
  attempt: Attempt | undefined
  isHeld = false
  seen = 0

  leaveDraft() {
    this.id = undefined
    this.attempt = undefined
    this.isHeld = false
  }
}

/** The one draft that a browser stores, in plain words. */
export class ReferenceStorage {
  state: 'works' | 'full' | 'blocked' = 'works'
  #stored: Stored | undefined
  #drafts = 0

  /** The draft that has not ended. */
  get open(): Stored | undefined {
    return this.#stored?.end ? undefined : this.#stored
  }

  endOf({ id, isHeld }: ReferenceDraft): DraftEnd | undefined {
    if (id === undefined || !this.#stored) return undefined
    if (this.#stored.id === id) return this.#stored.end
    return isHeld && this.open ? 'sent' : undefined
  }

  join(form: ReferenceDraft) {
    const { open } = this
    const known = form.isHeld ? form.id : (open?.id ?? form.id)
    const id = known ?? `draft ${++this.#drafts}`
    if (id !== form.id) Object.assign(form, { id, seen: 0, attempt: undefined })
    if (open?.id === id) form.attempt = open.attempt
  }

  write(form: ReferenceDraft) {
    const { id = '', title, attempt } = form
    form.isHeld = true
    this.#stored = this.state === 'works' ? { id, title, attempt } : undefined
  }

  close(form: ReferenceDraft, end: DraftEnd) {
    const { id } = form
    const isOpen = id !== undefined && !this.endOf(form)
    if (isOpen && this.state === 'works') this.#stored = { id, title: '', end }
    form.leaveDraft()
  }
}

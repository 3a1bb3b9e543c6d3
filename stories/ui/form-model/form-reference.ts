import type { DraftEnd } from '../../../src/ui/form/draft/draft-store.ts'
import { ReferenceDraft, ReferenceStorage } from './reference-draft.ts'

export type Language = 'en' | 'es'
export type AnswerKind = 'done' | 'refused' | 'lost' | 'accepted' | 'changed'

export const requiredTitle: Record<Language, string> = { en: 'A title, please.', es: 'Un título.' }

/** The server's answer may change the title. */
export const changedTitle = 'Sand'

/** A form in a tab, as a person sees it. */
export class ReferenceForm extends ReferenceDraft {
  code = ''
  isRestored = false
  problem: 'invalid' | 'refused' | 'unknown' | undefined
  error: string | undefined
  isRefusedByServer = false
  step: 'open' | 'waiting' | 'sending' | 'overtaken' = 'open'
  hasUnstored = false
  isLeft = false

  clear() {
    this.title = ''
    this.code = ''
    this.isRestored = false
    this.problem = undefined
    this.error = undefined
    this.isRefusedByServer = false
    this.hasUnstored = false
  }
}

/** What forms in the tabs of a browser do, one thing after another and without React, Formik, promises or events. */
export class ReferenceBrowser {
  language: Language = 'en'
  /** Whether the rules cannot be loaded. */
  isOffline = false
  readonly storage = new ReferenceStorage()
  /** Each as the title and the key that were sent. */
  sent: { title: string; key: string }[] = []
  readonly #follows: boolean
  #sender: ReferenceForm | undefined
  #queue: ReferenceForm[] = []

  constructor(follows: boolean) {
    this.#follows = follows
  }

  open(): ReferenceForm {
    const form = new ReferenceForm()
    if (!this.storage.open) return form
    const { id, title, attempt } = this.storage.open
    Object.assign(form, { id, title, attempt, isHeld: true, isRestored: title !== '' })
    form.seen = attempt?.number ?? 0
    return form
  }

  type(form: ReferenceForm, title: string) {
    form.title = title
    form.hasUnstored = true
    form.isRefusedByServer = false
    if (this.#isPassed(form)) form.error = undefined
  }

  typeCode(form: ReferenceForm, code: string) {
    form.code = code
    form.hasUnstored = true
    if (this.#isPassed(form)) form.error = undefined
  }

  blur(form: ReferenceForm) {
    if (!form.isRefusedByServer) form.error = this.#errorOf(form)
  }

  flush(form: ReferenceForm) {
    const isUnstored = form.hasUnstored
    form.hasUnstored = false
    if (!isUnstored || this.storage.endOf(form)) return
    this.storage.join(form)
    if (form.title !== '' || form.attempt?.content !== undefined) this.storage.write(form)
  }

  submit(form: ReferenceForm) {
    if (form.step !== 'open') return
    if (!this.#check(form)) return
    form.step = 'waiting'
    this.#queue.push(form)
    this.#pump()
  }

  answer(form: ReferenceForm, outcome: AnswerKind) {
    const isOvertaken = form.step === 'overtaken'
    form.step = 'open'
    if (outcome === 'lost') this.#fail(form, 'unknown')
    if (outcome === 'refused') this.#fail(form, 'refused')
    if (outcome === 'refused') form.isRefusedByServer = true
    if (!isOvertaken) this.#recordAnswer(form, outcome)
    this.#release(form)
  }

  /** A tab hears, sooner or later, that the storage has changed. */
  hear(form: ReferenceForm) {
    const end = this.storage.endOf(form)
    if (end && form.step === 'open') this.#follow(form, end)
  }

  comeBack(form: ReferenceForm) {
    if (!this.storage.endOf(form)) return
    form.leaveDraft()
    this.#interrupt(form)
  }

  discard(form: ReferenceForm) {
    this.storage.close(form, 'discarded')
    this.#interrupt(form)
  }

  settle(form: ReferenceForm) {
    form.problem = undefined
  }

  leave(form: ReferenceForm) {
    this.flush(form)
    form.isLeft = true
    if (form.step === 'waiting') form.step = 'open'
    this.#release(form)
  }

  translate(forms: readonly ReferenceForm[], language: Language) {
    this.language = language
    if (this.isOffline) return
    for (const form of forms) if (form.error) form.error = this.#errorOf(form) ?? form.error
  }

  #errorOf(form: ReferenceForm) {
    return this.#isPassed(form) ? undefined : requiredTitle[this.language]
  }

  #isPassed(form: ReferenceForm) {
    return this.isOffline || form.title.trim() !== ''
  }

  #check(form: ReferenceForm): boolean {
    if (this.isOffline) {
      this.#fail(form, 'refused')
      return false
    }
    form.isRefusedByServer = false
    form.error = this.#errorOf(form)
    if (!form.error) return true
    form.problem = 'invalid'
    return false
  }

  #fail(form: ReferenceForm, problem: 'refused' | 'unknown') {
    form.problem = problem
    form.error = undefined
    form.isRefusedByServer = false
    form.hasUnstored = true
  }

  #pump() {
    while (!this.#sender) {
      const next = this.#queue.shift()
      if (!next) return
      next.step = 'open'
      this.#takeTurn(next)
    }
  }

  #takeTurn(form: ReferenceForm) {
    if (!this.#check(form)) return
    form.problem = undefined
    const end = this.storage.endOf(form)
    if (end) return this.#follow(form, end)
    this.storage.join(form)
    const content = form.title
    const last = form.attempt
    if (last && last.number > form.seen) {
      form.seen = last.number
      const isOther = last.content !== undefined && last.content !== content
      if (last.isAccepted || isOther) return this.#fail(form, 'unknown')
    }
    if (last?.content !== content) form.attempt = { number: (last?.number ?? 0) + 1, content }
    form.seen = form.attempt?.number ?? 0
    form.hasUnstored = false
    this.storage.write(form)
    form.step = 'sending'
    this.#sender = form
    this.sent.push({ title: content, key: `${form.id} ${form.seen}` })
  }

  #recordAnswer(form: ReferenceForm, outcome: AnswerKind) {
    if (outcome === 'done') {
      this.storage.close(form, 'sent')
      form.clear()
      return
    }
    if (outcome === 'lost') return
    if (outcome !== 'refused') {
      form.error = undefined
      form.isRefusedByServer = false
      form.problem = undefined
    }
    if (outcome === 'changed') {
      form.title = changedTitle
      form.hasUnstored = true
    }
    if (this.storage.endOf(form)) return
    const { number } = form.attempt ?? { number: 0 }
    this.storage.join(form)
    if (outcome === 'accepted') form.attempt = { number: form.seen, isAccepted: true }
    else if (form.attempt?.number === number) form.attempt = { number }
    else return
    this.storage.write(form)
  }

  #follow(form: ReferenceForm, end: DraftEnd) {
    form.leaveDraft()
    if (end === 'discarded' || !this.#follows) form.clear()
  }

  #interrupt(form: ReferenceForm) {
    form.clear()
    if (form.step === 'sending') form.step = 'overtaken'
    if (form.step === 'waiting') {
      form.step = 'open'
      this.#release(form)
    }
  }

  #release(form: ReferenceForm) {
    this.#queue = this.#queue.filter((one) => one !== form)
    if (this.#sender === form) this.#sender = undefined
    this.#pump()
  }
}
